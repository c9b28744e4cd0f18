riomino-title = Ріоміно
riomino-line = Прикладайте кубики бік до боку й не лишіть супернику жодного місця.
riomino-page-pieces-left = { $count ->
    [one] лишився { $count } кубик
    [few] лишилося { $count } кубики
   *[many] лишилося { $count } кубиків
 }
riomino-page-curtain-lift = Показати мої кубики
riomino-minutes = 10
riomino-option-level = Поле
riomino-option-level-why = Починайте зі «Старту»: що більше кубиків, то більше нагод заблокувати суперника. «Фахівець» — без поля: усі кубики мають уміститися в рамку 5 × 5.
riomino-option-level-start = Старт (13 кубиків)
riomino-option-level-junior = Юніор (17 кубиків)
riomino-option-level-expert = Експерт (19 кубиків)
riomino-option-level-master = Майстер (21 кубик)
riomino-option-level-specialist = Фахівець (25 кубиків, без поля)
riomino-option-scoring = Як перемогти
riomino-option-scoring-why = За правилами програє той, хто не може покласти кубик. Ташкентський рахунок — зі старшої гри: такий гравець пропускає хід, а наприкінці перемагає той, у кого лишилося менше кубиків, за рівності — менше крапок.
riomino-option-scoring-last-move = За правилами: програє, хто не має ходу
riomino-option-scoring-tashkent = Ташкентський рахунок
riomino-reason-blocked = більше жоден кубик не підходить: виграє той, хто ходив останнім
riomino-reason-all-laid = усі кубики викладено
riomino-reason-fewer-dice = лишилося менше кубиків
riomino-reason-fewer-pips = лишилося менше крапок
riomino-reason-draw = нічия
riomino-page-points = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[many] { $count } перемог
 }
riomino-event-laid = { $player } кладе кубик { $piece } на { $cells }.
riomino-event-laid-you = Ви кладете кубик { $piece } на { $cells }.
riomino-event-passed = { $player } пропускає хід: класти нікуди.
riomino-event-passed-you = Ви пропускаєте хід: класти нікуди.
riomino-event-out = { $player }: усі кубики викладено.
riomino-event-out-you = Ви виклали всі кубики.
riomino-event-dealt = Гра починається.
riomino-event-over = Гру закінчено.
riomino-because-wins = Суперникові більше нікуди ходити: це перемога.
riomino-because-squeezes = Лишає суперникові тільки { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
 }.
riomino-because-reserves = Сюди тепер підходять лише власні кубики: { $cells }.
riomino-because-ruins = Тут уже не стане жоден кубик: { $cells }.
error-riomino-no-passing = Пропускати не можна: хто не може покласти кубик, той програв.
error-riomino-must-lay = У вас ще є кубик, який підходить, тож ходіть.
error-riomino-start = Перший хід — покласти стартовий кубик { $piece } у центр, на { $cell }.
error-riomino-not-in-hand = Кубика { $piece } у вас немає.
error-riomino-taken = На { $cell } вже лежить кубик.
error-riomino-outside = Місця { $cell } на цьому полі немає.
error-riomino-frame = З кубиком на { $cell } гра вже не вміститься в рамку 5 × 5.
error-riomino-apart = Кубик на { $cell } не торкатиметься жодного іншого.
error-riomino-side = { $side ->
    [north] Верхня
    [east] Права
    [south] Нижня
   *[west] Ліва
 } сторона показує { $shown }, а сусід на { $other } — { $met }.

riomino-notation = Два числа, кут, де сходяться сторони меншого (ne, nw, se, sw), @ і клітинка: 12ne@c4. За ташкентського рахунку також pass.
