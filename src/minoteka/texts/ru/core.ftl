# Что говорит движок, какой бы ни была игра.
number = { $value }
error-seats = { $game }: игроков может быть { $possible }, а не { $seats }.
error-seat = Места { $seat } нет за столом на { $seats } (считаем от 0).
error-option-unknown = Нет настройки «{ $option }». Есть такие: { $known }.
error-option-value = { $option }: «{ $value }» не годится. Можно: { $allowed }.
error-move-text = «{ $text }» — это не ход.
error-move-tried = Это не описание хода ({ $why }).
error-round-over = Здесь уже всё сыграно.
error-match-over = Игра окончена.
error-not-your-turn = Сейчас не ваш ход.
error-unknown-game = Нет игры «{ $name }». Есть такие: { $known }.
error-unknown-bot = Нет бота «{ $name }». Есть такие: { $known }.
error-agent-import = Агента «{ $text }» не получить. Его указывают так: module:name или policy:module:name. ({ $why })
error-agent-call = Агента «{ $text }» не спросить: module:name вызывают с наблюдением и зерном, policy:module:name – с тем, что видят агенты PettingZoo.
error-agent-failed = В агенте «{ $agent }» произошла ошибка: { $why }
error-agent-move = Агент «{ $agent }» ответил «{ $move }», а такого хода нет.
error-benchmark-task = Нет задания «{ $name }». Есть такие: { $known }.
error-did-you-mean = Может быть, «{ $close }»?
error-words = Слово на удачу — это одна строка, до { $limit } знаков.
error-deal-keys = Раздача состоит ровно из таких частей: { $keys }.
error-deal-first = «first» в раздаче — это номер места; мест здесь { $seats }, считаем от 0.
error-deal-hands = Раздача должна быть на { $seats } игроков, по { $size } каждому.
error-deal-piece = «{ $piece }» — не фигура этой игры.
error-deal-material = В раздаче каждая фигура должна быть ровно один раз: с { $piece } что-то не так.
error-deal-reserve = Резерв этой раздачи должен быть списком из { $size } фигур.
error-deal-none = В файле нет раздачи.
error-moves-line = Ход { $line }: { $why }
error-moves-left = Игра закончилась ещё до хода { $line }.
error-record-line = Строка { $line }: { $why }
error-record-json = Строка { $line } — не JSON.
error-record-object = Строка записи должна быть объектом JSON.
error-record-empty = Запись пуста.
error-record-foreign = Это не запись формата { $format }: первая строка должна содержать "minoteka": { $format }.
error-record-head = В первой строке нужны seats, options и списки текстов для игроков и слов.
error-record-no-deal = В записи нет ни раздачи, ни раскрытого жребия, поэтому воспроизвести её пока нельзя.
error-record-running = Партия в этой записи ещё не закончена: здесь открываются только законченные.
error-record-deal-missing = Нет раздачи для раунда { $round }.
error-record-round = Раздача раунда { $round } не может здесь стоять.
error-record-first = Кто начинает, выбрали сами игроки; кто именно, сказала бы только раздача, а её в записи нет.
error-record-undo = Столько ходов ({ $count }) вернуть нельзя: сделано только { $moves }.
error-record-entry = «{ $entry }» — неизвестное событие. Есть такие: { $known }.
error-record-unknown = Строка с { $keys } в записи ничего не значит.
error-record-text = «{ $key }» должно быть текстом.
error-record-rules = Эта запись сыграна по более старым правилам; ход { $ply } теперь невозможен.
error-position-text = «{ $text }» — не позиция: нужны игра, число мест, настройки как название=значение, раздача в фигурных скобках, потом ходы.
error-position-deal = Раздачу в этой позиции не удаётся прочитать: «{ $text }».
error-position-move = Ход { $number } этой позиции, «{ $move }», сделать нельзя: { $why }
error-position-past = Здесь позиция должна назвать раздачу и ходы: сказанного в этом тексте не проверить.
error-position-field = В позиции сказано «{ $field }», а в этой игре такого поля нет, или числа в нём другие.
error-position-seal = Это не весь текст позиции, или он для других правил: последнее слово не сходится.
error-batch-codes = Пакету нужно по одному целому числу на каждый из его раундов ({ $count }).
error-batch-size = Пакету нужны целые числа: сколько раундов, сколько потоков (от 1) и зерно.
error-planes = На части делят строки NumPy длиной { $size }.
error-batch-move = Ход { $move } в раунде { $round } пакета не разрешён. Ничего не сыграно.
error-action = Действие { $action } сейчас невозможно.
error-no-actions = У игры { $game } нет пространства действий: инструменты обучения в неё не играют.
error-position-bytes = Позиция этой игры занимает { $size } байт, а не { $found }.
error-position-game = Это позиция игры { $found }, а не { $game }.
error-position-source = Позиция говорит всё сама: рядом с ней не нужны ни запись, ни зерно, ни места, ни настройки.
error-position-none = Нужна запись или позиция.
error-verify-commitment = Раздача не совпадает с той, которую зафиксировали до первого хода: её могли подобрать.
error-verify-deal = Раздача раунда { $round } не следует из жребия и слов игроков.
error-verify-links = Записи не ведут к последнему звену: что-то изменено, потеряно или добавлено.
error-verify-entry = Событие { $entry } не могло произойти: { $why }
error-verify-end = Написанное после события { $entry } об окончании не следует из ходов.
error-file = Не удаётся прочитать { $path }: { $why }
error-number = «{ $text }» — не число.
verify-commitment-good = Раздача честная: она зафиксирована ещё до первого хода.
verify-deal-good = Все раздачи подлинные: они следуют из жребия и слов игроков.
verify-deal-given = Первые раздачи взяты из игры, которую эта продолжает: жребия не было, так что ничего и не обещали.
verify-links-good = Записи звено за звеном ведут к последнему: ничего не изменено, не потеряно и не добавлено.
verify-moves-good = Все ходы по правилам, результат верный.

seat-name = Место { $seat }
event-passed = { $player } пропускает ход.
event-passed-you = Вы пропускаете ход.
event-over = Раунд окончен.
reason-resigned = игра сдана
reason-timeout = вышло время
reason-abandoned = игра заброшена

play-turn = Ходит { $player }
play-prompt = Ваш ход (номер или запись хода; ? — справка)
play-help =
    Введите ход или его номер. Введите только то, чем ходите, или начало записи — увидите возможные ходы.
    board (b): поле, moves (m): ходы, hint (h): подсказка, undo (u): вернуть ход,
    rules (r): правила, scores (s): счёт, help (?): справка, quit (q): выйти.
play-thinking = { $player } думает…
play-played = { $player }: { $move }
play-over = Игра окончена: { $reason }.
play-won = { $count ->
    [one] Победа: { $players }
   *[other] Общая победа: { $players }
 }
play-scores = Счёт: { $scores }
play-moves = { $count ->
    [one] Возможен { $count } ход
    [few] Возможны { $count } хода
   *[many] Возможно { $count } ходов
 }
play-left = До встречи! Та же игра: { $command }
play-undone = Ход возвращён.
games-column-game = игра
games-column-title = название
games-column-seats = игроков
games-column-option = настройка
games-column-values = возможные значения
games-column-default = обычное
trimino-play-round = Партия { $number }
mexican-train-play-round = Кон { $number }
play-nothing-to-undo = Возвращать нечего.
play-round = Раунд { $number }
warm-title = Готовим игры
warm-done = Готово за { $seconds } с.
games-bots = Боты: { $bots }
play-curtain = { $player }: нажмите Enter, когда больше никто не смотрит
error-play-bots = Ботов { $bots }, а мест за столом { $seats }.
error-option-pair = Настройки пишут как название=значение, а не «{ $text }».
error-rules-language = Правил на языке «{ $language }» нет. Есть: { $known }.
error-rules-none = У игры { $game } нет страницы правил.
rules-pictures = Рисунки есть на странице: запустите minoteka и откройте «Правила».
error-replay-ply = В записи событий: { $last }. События { $ply } нет.
play-pieces = Введите, чем ходите, — увидите, куда можно; «moves» покажет все ходы.
play-no-such = Ни один ход не начинается с «{ $words }».
play-hint = Подсказка: { $move }
play-no-past = Эта игра начинается не с раздачи, и прошлое её неизвестно: она не сохраняется.
play-kept = Игра сохраняется в { $path }
play-not-kept = Играть можно, но сохранить игру не получается: { $why }
error-play-resume = В { $folder } нет игры, которую можно продолжить.
error-play-resume-beside = У продолжаемой игры места, боты, настройки и раздача уже определены.
error-option-flag = «{ $text }» — не настройка со значением, например --level junior.
play-go-on = Продолжить позже: minoteka play --resume
because-forced = Других ходов нет.
