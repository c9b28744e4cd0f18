trimino-title = Тримино
trimino-line = Треугольники с числом в каждом углу: прикладывайте их сторона к стороне, замыкайте шестиугольники и первыми выложите все фишки.
trimino-page-minutes = партия — около { $minutes }{"\u00A0"}мин
trimino-page-play-rounds = «Играть сейчас»: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
trimino-page-pieces-left = { $count ->
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
   *[many] осталось { $count } фишек
 }
trimino-page-curtain-lift = Показать мои фишки
trimino-move-draw = Взять фишку
trimino-move-skip = Без дополнительной фишки
trimino-minutes = 20
trimino-option-ruleset = Правила
trimino-option-ruleset-why = В классической игре фишки, оставшиеся на подставке, считаются против вас. В игре Наоборот каждая выложенная фишка приносит свои очки. Триоминос — это международный счёт с премиями за мосты и шестиугольники; в правилах из коробки его нет.
trimino-option-ruleset-classic = Классика: выигрывает, у кого меньше очков
trimino-option-ruleset-reverse = Наоборот: выигрывает, у кого больше очков
trimino-option-ruleset-triominos = Триоминос: до 400 очков
trimino-option-rounds = Партии
trimino-option-rounds-why = Сколько партий в игре. В триоминос играют, пока кто-нибудь не наберёт 400 очков, сколько бы партий на это ни ушло.
trimino-option-rounds-1 = Одна партия
trimino-option-rounds-3 = 3 партии
trimino-option-rounds-4 = 4 партии
trimino-option-rounds-5 = 5 партий
trimino-reason-out = все фишки выложены
trimino-reason-blocked = никто не может выложить фишку
trimino-reason-rounds = сыграны все партии
trimino-reason-goal = набрано 400 очков
trimino-reason-running = игра продолжается
trimino-page-round-over = Партия { $number } закончена
trimino-page-next-round = Следующая партия
trimino-points-how = В классической игре очки — это стоимость оставшихся фишек: чем меньше, тем лучше.
trimino-event-dealt = Начинается новая партия.
trimino-event-laid = { $player } выкладывает фишку { $piece }.
trimino-event-laid-you = Вы выкладываете фишку { $piece }.
trimino-event-opened = { $player } открывает поле { $field }.
trimino-event-opened-you = Вы открываете поле { $field }.
trimino-event-hexagon = { $count ->
    [one] { $player } замыкает шестиугольник!
    [few] { $player } замыкает сразу { $count } шестиугольника!
   *[other] { $player } замыкает сразу { $count } шестиугольников!
 }
trimino-event-hexagon-you = { $count ->
    [one] Вы замыкаете шестиугольник!
    [few] Вы замыкаете сразу { $count } шестиугольника!
   *[other] Вы замыкаете сразу { $count } шестиугольников!
 }
trimino-event-bridge = { $player } строит мост!
trimino-event-bridge-you = Вы строите мост!
trimino-event-drew = { $player } берёт фишку из резерва.
trimino-event-drew-you = Вы берёте фишку из резерва.
trimino-event-passed = { $player } пропускает ход.
trimino-event-passed-you = Вы пропускаете ход.
trimino-event-skipped = { $player } не выкладывает дополнительную фишку.
trimino-event-skipped-you = Вы не выкладываете дополнительную фишку.
trimino-event-knock = { $player }: осталась одна фишка!
trimino-event-knock-you = У вас осталась одна фишка!
trimino-event-out = { $player } выкладывает последнюю фишку.
trimino-event-out-you = Вы выкладываете последнюю фишку.
trimino-event-over = Партия окончена.
trimino-because-out = Это последняя фишка: партия окончена.
trimino-because-hexagon = { $count ->
    [one] Замыкает шестиугольник
    [few] Замыкает сразу { $count } шестиугольника
   *[many] Замыкает сразу { $count } шестиугольников
 }: { $points ->
    [0] можно выложить ещё одну фишку
   *[other] { $points } очков
 }.
trimino-because-bridge = Строит мост: { $points } очков.
trimino-because-sheds = Избавляется от самой дорогой фишки: { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очков
 }.
trimino-because-brings = Приносит { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очков
 }.
trimino-because-weighs = { $credited ->
    [0] На подставке станет меньше на
   *[other] Приносит
 } { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очков
 }.
trimino-because-follows = Есть чем продолжить: рядом { $count ->
    [one] подходит ещё { $count } фишка
    [few] подходят ещё { $count } фишки
   *[many] подходит ещё { $count } фишек
 } с подставки.
trimino-because-ruins = { $count ->
    [one] Пустым останется { $count } место
    [few] Пустыми останутся { $count } места
   *[many] Пустыми останутся { $count } мест
 }: подходящих туда фишек больше нет.
error-trimino-mirrored = Фишки { $piece } нет. Из этих чисел есть фишка { $tile }, она идёт в обратную сторону.
error-trimino-order = Фишку { $piece } здесь пишут { $tile }.
error-trimino-deal-first = Эту партию начинает место { $starts }, а не { $first }.
error-trimino-not-in-hand = Фишки { $piece } у вас нет.
error-trimino-opening = Партию открывает одна из ваших фишек посреди пустого стола.
error-trimino-opening-tile = Партию открывает старшая из розданных фишек: { $piece }.
error-trimino-no-new-field = Новое поле открывает только тот, кто только что замкнул шестиугольник.
error-trimino-no-further = В триоминос поле одно: шестиугольник приносит очки, а не дополнительную фишку.
error-trimino-further = Вы замкнули шестиугольник: выложите ещё одну фишку новым полем или откажитесь.
error-trimino-nothing-to-skip = Отказываться не от чего: шестиугольник вы не замкнули.
error-trimino-must-lay = У вас есть подходящая фишка ({ $pieces }), значит, одну нужно выложить.
error-trimino-must-draw = Ничего не подходит, но прежде чем пропустить ход, берите из резерва.
error-trimino-reserve-empty = Резерв пуст, брать нечего.
error-trimino-drawn-all = В этот ход вы уже взяли из резерва { $limit ->
    [few] { $limit } фишки
   *[other] { $limit } фишек
 }, больше нельзя.
error-trimino-no-field = Поля { $field } нет: { $fields ->
    [one] на столе только одно поле.
    [few] на столе только { $fields } поля.
   *[other] на столе только { $fields } полей.
 }
error-trimino-taken = На этом месте уже лежит фишка.
error-trimino-apart = Здесь фишка не касалась бы ни одной другой.
error-trimino-touches = Здесь фишка касалась бы других только углом, а прикладывать нужно целой стороной.
error-trimino-corner = { $corner ->
    [top] В верхнем углу
    [right] В правом углу
    [bottom] В нижнем углу
   *[left] В левом углу
 } стоит { $shown }, а у соседней фишки там { $met }.
error-trimino-point = { $corner ->
    [top] В верхнем углу
    [right] В правом углу
    [bottom] В нижнем углу
   *[left] В левом углу
 } стоит { $shown }, а фишка, с которой он сходится в этой точке, показывает { $met }.
trimino-notation = Поле, x,y и числа по часовой стрелке сверху (если остриё вниз — слева), через двоеточие: 1:-2,0:234. Также new:234 для нового поля, skip, draw, pass.
