// Package text is every word that the page says: labels of the interface,
// sentences for questions, events, refusals, scores and errors. The core
// speaks in ids and facts; here they become English.
//
// Words of one subject stand in one file; those of a game in files that begin
// with its slug. Another language is another set of these files.
//
// Nothing here decides anything: a sentence is made from what the engine
// tells, never from rules of its own.
package text
