# Lessons: the pages around them, and what is wrong with a file. What the lessons themselves say is in lessons/.
page-learn = Learn
page-learn-line = Short tasks on the real board. Every move gets an answer: why it isn’t allowed, or why it isn’t what was asked.
page-learn-all = Learn other games
page-learn-hello = New here? Learn to play
page-learn-game = Learn { $game }
page-learn-steps = { $done } of { $count ->
    [one] { $count } task done
   *[other] { $count } tasks done
 }
page-learn-offer = New to { $game }? A few short tasks show how it goes.
page-learn-offer-yes = Learn it
page-learn-offer-no = I know the game
page-learn-offer-again = Offer the lessons again
page-learn-none = There are no lessons of this game yet.
lesson-step = Task { $at } of { $count }
lesson-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
 } of 3
lesson-open = not done yet
lesson-missed = That is allowed, but it is not the task. Have another look.
lesson-again = Try again
lesson-looking = Looking at your move…
lesson-next = Next
lesson-hint = Hint
lesson-hint-move = Show it
lesson-hint-shown = The move is shown on the board.
lesson-finished = This lesson is done.
lesson-left = Task { $at } is still open.
lesson-all-finished = All lessons done: you know { $game } now.
lesson-onward = Next lesson
lesson-list = All lessons
lesson-task = Task
lesson-prompt = Your move (? for a hint, q to leave)
lesson-true = Everything checks out: { $count ->
    [one] { $count } task
   *[other] { $count } tasks
 }.
lesson-bye = To go on another time: minoteka learn { $game } { $lesson }
error-lesson-lies = { $file }, line { $line }: { $why }
error-lesson-toml = this cannot be read: { $why }
error-lesson-name = “{ $name }” is no name for a step, or another one has it.
error-lesson-over = the round is over in this position; nobody can learn anything there.
error-lesson-no-goal = the step does not say what its goal is: moves, event, reason or view.
error-lesson-unreachable = no move does what this goal asks for.
error-lesson-done-before = the solution goes on, but the task is done by then (moves made: { $moves }).
error-lesson-text = the text { $key } is missing in “{ $language }”.
error-lesson-unknown = There is no lesson “{ $name }”. There are: { $known }
error-lesson-no-step = There is no step “{ $name }” in this lesson.
error-lesson-none = There are no lessons of { $game } yet.
