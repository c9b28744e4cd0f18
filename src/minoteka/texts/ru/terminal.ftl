terminal-help = Клавиши: Tab выбирает, чем ходить, стрелки — куда, R поворачивает, F — в обратную сторону, Enter кладёт; щелчок указывает место, второй кладёт. H — подсказка, U возвращает ход, S показывает счёт, двоеточие даёт ввести ход, Q — выход (игра сохраняется).
terminal-nowhere = { $piece }: ни один ход не накрывает { $cell }.
terminal-key-piece = выбор
terminal-key-go = куда
terminal-key-turn = поворот
terminal-key-lay = положить
terminal-key-hint = подсказка
terminal-key-undo = вернуть
terminal-key-scores = счёт
terminal-key-rules = правила
terminal-key-type = ввести
terminal-key-leave = выйти
terminal-menu = Во что сыграем?
terminal-menu-seats = Игроков
terminal-menu-people = Людей за этим экраном
terminal-menu-level = Боты
terminal-menu-play = Играть
terminal-replay-keys = ← → ход   PgUp PgDn десять   Home End начало и конец   Пробел авто   : к номеру   J чего стоят ходы   B следующая ошибка   Q выйти
terminal-key-resign = сдаться
terminal-key-again = ещё раз
terminal-line-opening = Идём к столу…
terminal-line-broken = Связь прервалась; восстанавливаем. Ничего не потеряно.
terminal-waiting = Другие могут сесть за стол здесь: { $link }
terminal-table-gone = Этого стола больше нет.
terminal-rematch = Следующая игра готова: нажмите A.
terminal-resign-sure = Чтобы сдаться, нажмите X ещё раз.
join-name = Ваше имя
join-back = Вернуться на своё место: minoteka join { $link }
error-join-address = «{ $text }» не похоже на ссылку на стол; она выглядит как http://example.org/t/3kQ…
error-join-away = { $server } не отвечает так, как сервер со столами: { $why }
error-join-strange = Сервер говорит то, чего эта версия не понимает: { $why }
terminal-key-pieces = остаток
terminal-puzzle-solved = Сложено! { $hints ->
    [0] И без единой подсказки.
    [one] С { $hints } подсказкой.
    [few] С { $hints } подсказками.
   *[many] С { $hints } подсказками.
 }
terminal-puzzle-stuck = Какая-то фигура уже никуда не встаёт: снимите что-нибудь (U) или спросите (H).
terminal-puzzle-wrong = Лежат не там: { $pieces }. Щёлкните фигуру, чтобы снять её.
terminal-puzzle-help = Накройте фигурами все клетки; каждую кладут один раз, её можно поворачивать и переворачивать. Щелчок по лежащей фигуре снимает её.
error-puzzle-source = Головоломка по названию или по дню: выберите что-то одно.
terminal-replay-judging = Присматриваемся…
terminal-replay-best = Лучшего хода не нашлось ({ $value }).
terminal-replay-better = Этот ход теряет { $loss }. Лучше: { $best } (отмечено). { $why }
terminal-replay-jump = К какому ходу? 0–{ $last }
terminal-menu-resume = Продолжить последнюю игру
terminal-menu-keys = ↑↓ выбор   ←→ изменить   Enter играть   Q выйти
terminal-menu-true = да
terminal-menu-false = нет
terminal-menu-none = без ограничения
terminal-round-on = Счёт: { $scores }. Enter — дальше.
help-usage-options = [параметры]
help-usage-command = команда…
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-game-options = Настройки игр
help-default = Обычно { $value }.
error-usage = Команду не удалось прочитать: { $why }
error-environment = Переменная среды задана неверно: { $why }
error-usage-command = Команды «{ $name }» нет.
error-usage-option = Параметра «{ $name }» здесь нет.
error-usage-missing = Не хватает { $name }; что это, говорит --help.
error-usage-value = { $name } должно быть { $kind ->
    [whole] целым числом
    [number] числом
   *[other] чем-то другим; чем именно, говорит --help
 }{ $limits ->
    [none] .
   *[other] {" "}({ $limits }).
 }
error-usage-form = { $name }: параметр-переключатель стоит один, у любого другого после него есть значение.
error-usage-extra = «{ $text }» здесь лишнее.
terminal-you = вы
terminal-menu-alike = такой же
puzzle-prompt = Фигура и клетки, которые она должна накрыть (? — справка)
puzzle-left = До встречи! Что выложено, то сохранено.
puzzle-lines-help = Введите фигуру (E7), чтобы увидеть её места, с номерами клеток (E7 12 13) — только такие; единственное место она займёт сразу, другие — по номеру. Фигуру, которая лежит, поднимает её название. Команды: board, moves, hint, undo, quit или их первые буквы.
puzzle-lines-wrong = Лежат не там: { $pieces }. Само название поднимает фигуру.
join-lines-help = За столом на сервере также: resign — сдаться; y и n — ответ тому, кто просит вернуть ход.
terminal-notation = Как записывают ходы
terminal-looking-on = Вашего места здесь нет: вы зритель.
terminal-first = Tab — чем ходить, стрелки — где, R поворачивает, Enter кладёт. ? — правила.
terminal-key-next-round = дальше
terminal-key-board = осмотреть
terminal-key-typed = сыграть
terminal-key-close = закрыть
terminal-key-read = читать дальше
terminal-key-next = следующая задача
terminal-menu-game = Игра
terminal-menu-learn = Научиться игре на коротких заданиях
terminal-menu-riddle = Сегодняшняя задача этой игры
terminal-menu-solitaire = В одиночку: раздача дня
terminal-menu-puzzle = Головоломка дня: накрыть силуэт
terminal-key-next-lesson = следующий урок
