package store

import (
	"slices"

	"bayboard/core/rng"
	"bayboard/wasm/address"
)

// Start is the model before the first message.
func Start() Model {
	return Model{Page: address.Page{Ply: address.Live}, Prefs: ParsePrefs("")}
}

// Update makes the next model of a message, and asks for effects.
func Update(m Model, msg Msg) (Model, []Effect) {
	u := &update{m: m}
	asked := m.requests()
	u.handle(msg)
	u.forget(asked, msg)
	if u.motion {
		u.do(ShowMotion{})
	}
	if was, is := m.Page, u.m.Page; m.pending == nil && (was.Kind != is.Kind || was.Game != is.Game || was.ID != is.ID || was.Step != is.Step) {
		u.do(ScrollUp{})
	}
	return u.m, u.effects
}

// update is one step: the model so far and the effects asked for.
type update struct {
	m       Model
	effects []Effect
	motion  bool // begins
}

// forget drops the questions whose answers nobody waits for any more.
func (u *update) forget(asked []uint64, msg Msg) {
	if d, ok := msg.(Decided); ok {
		asked = slices.DeleteFunc(asked, func(id uint64) bool { return id == d.Request })
	}
	for _, id := range asked {
		if !slices.Contains(u.m.requests(), id) {
			u.do(Forget{id})
		}
	}
}

func (u *update) do(e Effect) { u.effects = append(u.effects, e) }

func (u *update) notice(n Notice) { u.m.Notice = &n }

// id numbers a request.
func (u *update) id() uint64 {
	u.m.lastID++
	return u.m.lastID
}

func (u *update) handle(msg Msg) {
	switch msg := msg.(type) {
	case Booted:
		u.m.Chance = rng.FromUint64(msg.Entropy)
		u.m.Base = msg.Base
		u.m.pending = &msg.Fragment
		u.do(LoadSaves{})
	case SavesLoaded:
		u.savesLoaded(msg)
	case SavesChanged:
		u.do(LoadSaves{})
	case AddressChanged:
		u.goTo(msg.Fragment)
	case NoticeClosed:
		u.m.Notice = nil
	case LinkCopied:
		u.do(CopyText(msg))
	case Copied:
		kind := TextCopied
		if !msg.OK {
			kind = CopyRefused
		}
		u.notice(Notice{Kind: kind, Text: msg.Text})
	case QuizAnswered:
		u.answerQuiz(msg.Choice)
	case QuizNext:
		u.openQuiz(address.Page{Kind: address.Quiz, Game: u.m.Page.Game, Ply: address.Live})
	case PauseChosen, EffortChosen, KeysChosen, ThemeChosen, MotionChosen, PrefsReset:
		u.m.Prefs = u.m.Prefs.choose(msg)
		u.do(WritePrefs{u.m.Prefs.String()})
	case SaveWritten:
		u.saveWritten(msg)
	case LearnedWritten:
		if msg.Result == WriteFull {
			u.notice(Notice{Kind: LearnedNotKept})
		}
	case TextRead:
		u.courseRead(msg)
		u.coachRead(msg)
	case CourseAsked:
		if u.m.Missing && u.m.Page.Kind == address.Learn {
			u.readCourse()
		}
	default:
		u.handleLobby(msg)
	}
}

func (u *update) handleLobby(msg Msg) {
	switch msg := msg.(type) {
	case SeatsChosen:
		u.chooseSeats(msg.Seats)
	case PlayerChosen:
		if int(msg.Seat) < len(u.m.Form.Players) && msg.Seat >= 0 {
			players := append([]Player(nil), u.m.Form.Players...)
			msg.Player.Name = cleanName(msg.Player.Name)
			players[msg.Seat] = msg.Player
			u.m.Form.Players = players
		}
	case FirstChosen:
		u.m.Form.First = msg.First
	case OptionChosen:
		u.chooseOption(msg.Option, msg.Value)
	case SeedTyped:
		u.typeSeed(msg.Text)
	case GameStarted:
		u.startGame()
	case FirstGameStarted:
		u.startFirst(msg.Game)
	case GameDeleted:
		u.deleteGame(msg.ID)
	case DeletionUndone:
		u.undelete()
	case CodePasted:
		u.paste(msg.Text)
	case ImportTaken:
		u.takeImport()
	case SeatTaken:
		u.takeSeat(msg.Seat)
	case AllAsked:
		u.do(SaveFile{Name: "bayboard.txt", Text: u.bundle()})
	default:
		switch {
		case u.m.Quiz != nil:
			if msg, ok := msg.(CityOpened); ok {
				u.m.Quiz.Play.Opened = msg.Seat
			}
		case u.m.Review != nil:
			u.handleReview(u.m.Review, msg)
		case u.m.Play != nil:
			u.handlePlay(u.m.Play, msg)
		}
	}
}

func (u *update) handlePlay(p *Play, msg Msg) {
	if p.Lesson != nil {
		u.handleLesson(p, msg)
		return
	}
	u.interrupt(p, msg)
	switch msg := msg.(type) {
	case ActionChosen:
		u.choose(p, msg.Action)
	case Decided:
		u.decided(p, msg)
	case HintAsked:
		u.askHint(p)
	case HintHidden:
		p.dropHint()
	case ReasonAsked:
		u.askReason(p, msg.Ply)
	case Progressed:
		u.progressed(p, msg)
	case Picked:
		p.pick(msg.Action)
	case Pointed:
		p.point(msg.Action)
	case Tapped:
		u.tap(p, msg.Action)
	case WhyAsked:
		p.Why = u.why(p, msg.Action)
	case BotsHurried:
		u.hurry(p)
	case SeatShown:
		u.showSeat(p, msg.Seat)
	case HandedOver:
		p.Covered = false
		u.coach(p)
	case CoachAsked, CoachClosed, CoachSwitched:
		u.handleCoach(p, msg)
	case CityOpened:
		p.Opened = msg.Seat
	case PanelClosed:
		if p.Panel == msg.Panel {
			u.openPanel(p, NoPanel)
		}
	case PanelOpened:
		u.openPanel(p, msg.Panel)
	case PlayerChanged:
		u.changePlayer(p, msg.Seat, msg.Player)
	default:
		u.handleTime(p, msg)
		u.handleShare(p, msg)
	}
}

// handleTime handles what leads to other moments of a game.
func (u *update) handleTime(p *Play, msg Msg) {
	switch msg := msg.(type) {
	case UndoAsked:
		u.undo(p)
	case RedoAsked:
		u.redo(p)
	case PlyChosen:
		u.jump(p, msg.Ply)
	case PlyDragged:
		u.drag(p, msg.Ply)
	case ReplayToggled:
		u.toggleReplay(p)
	case Waited:
		u.waited(p, msg.Request)
	case NowChosen:
		u.jump(p, p.Match.Len())
	case BackToHere:
		u.backToHere(p)
	}
}

// openPanel shows a panel, or none.
func (u *update) openPanel(p *Play, panel Panel) {
	p.Panel = panel
	if n := u.m.Notice; n != nil && n.Kind == TextCopied {
		u.m.Notice = nil // it was about the panel before
	}
}
