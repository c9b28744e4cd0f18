riomino-title = Риомино
riomino-line = Прикладывайте кубики стороной к стороне и не оставьте сопернику ни одного места.
riomino-page-pieces-left = { $count ->
    [one] остался { $count } кубик
    [few] осталось { $count } кубика
   *[many] осталось { $count } кубиков
 }
riomino-page-curtain-lift = Показать мои кубики
riomino-minutes = 10
riomino-option-level = Поле
riomino-option-level-why = Начинайте со «Старта»: чем больше кубиков, тем больше шансов заблокировать соперника. «Специалист» — без поля: все кубики должны уместиться в рамку 5 × 5.
riomino-option-level-start = Старт (13 кубиков)
riomino-option-level-junior = Юниор (17 кубиков)
riomino-option-level-expert = Эксперт (19 кубиков)
riomino-option-level-master = Мастер (21 кубик)
riomino-option-level-specialist = Специалист (25 кубиков, без поля)
riomino-option-scoring = Как победить
riomino-option-scoring-why = По правилам проигрывает тот, кто не может положить кубик. Ташкентский счёт — из старшей игры: такой игрок пропускает ход, а в конце побеждает тот, у кого осталось меньше кубиков, при равенстве — меньше точек.
riomino-option-scoring-last-move = По правилам: проигрывает, у кого нет хода
riomino-option-scoring-tashkent = Ташкентский счёт
riomino-reason-blocked = больше ни один кубик не подходит: выигрывает тот, кто ходил последним
riomino-reason-all-laid = все кубики выложены
riomino-reason-fewer-dice = осталось меньше кубиков
riomino-reason-fewer-pips = осталось меньше точек
riomino-reason-draw = ничья
riomino-page-points = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
 }
riomino-event-laid = { $player } кладёт кубик { $piece } на { $cells }.
riomino-event-laid-you = Вы кладёте кубик { $piece } на { $cells }.
riomino-event-passed = { $player } пропускает ход: класть некуда.
riomino-event-passed-you = Вы пропускаете ход: класть некуда.
riomino-event-out = { $player }: все кубики выложены.
riomino-event-out-you = Вы выложили все кубики.
riomino-event-dealt = Игра начинается.
riomino-event-over = Игра окончена.
riomino-because-wins = Сопернику больше некуда ходить: это победа.
riomino-because-squeezes = Оставляет сопернику только { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
 }.
riomino-because-reserves = Сюда теперь подходят только собственные кубики: { $cells }.
riomino-because-ruins = Сюда уже не встанет ни один кубик: { $cells }.
error-riomino-no-passing = Пропускать нельзя: кто не может положить кубик, тот проиграл.
error-riomino-must-lay = У вас ещё есть подходящий кубик, так что ходите.
error-riomino-start = Первый ход — положить стартовый кубик { $piece } в центр, на { $cell }.
error-riomino-not-in-hand = Кубика { $piece } у вас нет.
error-riomino-taken = На { $cell } уже лежит кубик.
error-riomino-outside = Места { $cell } на этом поле нет.
error-riomino-frame = С кубиком на { $cell } игра уже не уместится в рамку 5 × 5.
error-riomino-apart = Кубик на { $cell } не будет касаться ни одного другого.
error-riomino-side = { $side ->
    [north] Верхняя
    [east] Правая
    [south] Нижняя
   *[west] Левая
 } сторона показывает { $shown }, а сосед на { $other } — { $met }.

riomino-notation = Два числа, угол, где сходятся стороны меньшего (ne, nw, se, sw), @ и клетка: 12ne@c4. При ташкентском счёте также pass.
