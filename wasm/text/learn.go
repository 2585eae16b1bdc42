package text

import "strconv"

// Learn are the words of courses and lessons.
var Learn = struct {
	Learn, Title, Begin, GoOn, Again, Done, Lessons, Nav, Course, Back, Next, Restart, Goal, Hint, MoreHint, Hints, Wrong, WrongUsed, TryAgain, TakeBack,
	NextStep, NextLesson, Finish, Finished, Play, Rules, Loading, Missing string
}{
	Learn: "Learn", Title: "Learn by playing", Begin: "Begin", GoOn: "Go on", Again: "Once more", Done: "done", Lessons: "Lessons",
	Nav: "Lesson", Course: "All lessons", Back: "Step back", Next: "Next step", Restart: "Restart", Goal: "Your task",
	Hint: "Hint", MoreHint: "Tell me more", Hints: "Hints", Wrong: "That leads away from the task.", WrongUsed: "Not this time. Have a look at what it led to.",
	TryAgain: "Try again", TakeBack: "Take the last move back", NextStep: "Next", NextLesson: "Next lesson", Finish: "All lessons",
	Finished: "You know the game now. Play it!", Play: "Play", Rules: "Rules",
	Loading: "Loading the lessons …", Missing: "The lessons could not be loaded. Are you online?",
}

// Praise is what is said when a step is done, by its stars.
func Praise(stars int) string {
	return [...]string{"", "Done.", "Well done!", "Perfect!"}[stars]
}

// StarsOf is "2 of 3 stars".
func StarsOf(stars, most int) string {
	return strconv.Itoa(stars) + " of " + count(most, "star", "stars")
}

// StepOf is "Step 2 of 3".
func StepOf(step, steps int) string {
	return "Step " + strconv.Itoa(step) + " of " + strconv.Itoa(steps)
}

// StepsDone is "3 steps", or "1 of 3 steps" when some are done.
func StepsDone(done, steps int) string {
	if done == 0 || done == steps {
		return count(steps, "step", "steps")
	}
	return strconv.Itoa(done) + " of " + count(steps, "step", "steps")
}

// CourseDone is "5 of 14 lessons done".
func CourseDone(done, lessons int) string {
	return strconv.Itoa(done) + " of " + count(lessons, "lesson", "lessons") + " done"
}
