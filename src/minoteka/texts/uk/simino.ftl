simino-title = Сіміно
simino-line = Викладайте кольорові тайли в коробці, підіймайтеся на верхні поверхи й першими лишіться без тайлів.
simino-page-minutes = від { $minutes }{"\u00A0"}хв
simino-page-pieces-left = { $count ->
    [one] лишився { $count } тайл
    [few] лишилося { $count } тайли
   *[many] лишилося { $count } тайлів
 }
simino-page-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
 }
simino-page-curtain-lift = Показати мої тайли
simino-move-give = віддати { simino-piece }
simino-minutes = 17
simino-colour-W = білий
simino-colour-Y = жовтий
simino-colour-O = оранжевий
simino-colour-R = червоний
simino-colour-P = фіолетовий
simino-colour-B = синій
simino-colour-G = зелений
simino-colour-K = чорний
simino-piece = { $piece ->
    [WW] білий дубль
    [WY] біло-жовтий тайл
    [WO] біло-оранжевий тайл
    [WR] біло-червоний тайл
    [WP] біло-фіолетовий тайл
    [WB] біло-синій тайл
    [WG] біло-зелений тайл
    [WK] чорно-білий тайл
    [YY] жовтий дубль
    [YO] жовто-оранжевий тайл
    [YR] жовто-червоний тайл
    [YP] жовто-фіолетовий тайл
    [YB] жовто-синій тайл
    [YG] жовто-зелений тайл
    [YK] чорно-жовтий тайл
    [OO] оранжевий дубль
    [OR] оранжево-червоний тайл
    [OP] оранжево-фіолетовий тайл
    [OB] оранжево-синій тайл
    [OG] оранжево-зелений тайл
    [OK] чорно-оранжевий тайл
    [RR] червоний дубль
    [RP] червоно-фіолетовий тайл
    [RB] червоно-синій тайл
    [RG] червоно-зелений тайл
    [RK] чорно-червоний тайл
    [PP] фіолетовий дубль
    [PB] фіолетово-синій тайл
    [PG] фіолетово-зелений тайл
    [PK] чорно-фіолетовий тайл
    [BB] синій дубль
    [BG] синьо-зелений тайл
    [BK] чорно-синій тайл
    [GG] зелений дубль
    [GK] чорно-зелений тайл
   *[KK] чорний дубль
 }
simino-colour-first = { $first ->
    [W] білий
    [Y] жовтий
    [O] оранжевий
    [R] червоний
    [P] фіолетовий
    [B] синій
    [G] зелений
   *[K] чорний
 }
simino-colour-second = { $second ->
    [W] { " і " }білий
    [Y] { " і " }жовтий
    [O] { " і " }оранжевий
    [R] { " і " }червоний
    [P] { " і " }фіолетовий
    [B] { " і " }синій
    [G] { " і " }зелений
    [K] { " і " }чорний
   *[none] { "" }
 }
simino-option-powers = Варіант
simino-option-powers-why = «З білими»: слабкий білий накривають усі кольори. «З чорними»: сильний чорний накриває всі кольори. «З білими й чорними»: діє і те, і те, але чорний не лягає на білий, і один тайл не користується двома властивостями разом.
simino-option-powers-none = Класичний
simino-option-powers-white = З білими
simino-option-powers-black = З чорними
simino-option-powers-both = З білими й чорними
simino-option-draw = Як добирати тайли
simino-option-draw-why = Добирають або після ходу, до початкової кількості, або по одному на початку кожного свого ходу. Правила радять пробувати й навпаки: «з білими й чорними», але з тайлами на руках.
simino-option-draw-refill = Добирати після ходу
simino-option-draw-one-per-turn = По одному за хід
simino-option-hand = Скільки тайлів на руки
simino-option-hand-why = У класичній грі п’ять, «з білими» або «з чорними» чотири, а «з білими й чорними» — жодного. Якщо добирають після ходу, то до цієї ж кількості.
simino-option-open_hands = Тайли видно всім (наше доповнення)
simino-option-open_hands-why = Усі бачать тайли всіх. У правилах такого немає: там «відкриті» — це тайли, які ви взяли й бачите самі.
simino-option-holes = «Дірки» на першому поверсі
simino-option-holes-why = Вільне місце має вміщати цілі тайли без залишку. М’якший варіант — наш: заборонено лише відрізати одну клітинку.
simino-option-holes-tileable = Мають уміститися цілі тайли
simino-option-holes-single-cell = Не відрізати одну клітинку (наше)
simino-option-floors = Найвищий поверх (наше доповнення)
simino-option-floors-why = За правилами стелі немає; за бажання її можна встановити.
simino-option-teams = Команди
simino-option-teams-why = У тандемі четверо грають парами, партнери сидять навпроти. Бали додаються, а хто лишився, ходить і за партнера, який уже вийшов.
simino-option-teams-none = Кожен за себе
simino-option-teams-tandem = Тандем (дві пари)
simino-option-match = Скільки грати
simino-option-match-why = За правилами грають сім раундів або поки хтось не набере 17 балів. Один раунд — це швидка гра.
simino-option-match-round = Один раунд
simino-option-match-rounds = Кілька раундів
simino-option-match-points = До заданої кількості балів
simino-reason-all-out = усі тайли викладено
simino-reason-blocked = ніхто не має ходу
simino-reason-match = найбільше балів за всю гру
simino-reason-solitaire = більше нічого не викласти
simino-points-how = За кожен тайл, що лишився в інших, дають бал.
simino-event-laid = { $player } викладає { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й поверх
 }.
simino-event-laid-you = Ви викладаєте { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й поверх
 }.
simino-event-took = { $player } бере штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 }.
simino-event-took-you = Ви берете штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 }.
simino-event-drew = { $player } добирає { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 }.
simino-event-drew-you = Ви добираєте { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 }.
simino-event-gave = { $player } видає штраф зі своїх тайлів.
simino-event-gave-you = Ви видаєте штраф зі своїх тайлів.
simino-event-passed = { $player } пропускає хід: викласти нічого.
simino-event-passed-you = Ви пропускаєте хід: викласти нічого.
simino-event-out = { $player } більше не має тайлів і виходить з гри!
simino-event-out-you = Ви більше не маєте тайлів і виходите з гри!
simino-event-over = Раунд закінчено.
simino-because-out = Тайлів не лишається: вихід з гри.
simino-because-fines = { $owner } отримає штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 }.
simino-because-pairs = Два дублі за один хід.
simino-because-joins = Перший стик: відтепер вільні кути закрито.
simino-because-colours = Додає на поле { $count ->
    [one] { $count } новий колір
    [few] { $count } нові кольори
   *[many] { $count } нових кольорів
 }: далі буде більше місць.
simino-because-climbs = Піднімається на { $floor }-й поверх.
simino-because-keeps = { $count ->
    [one] Так { $count } дубль лишиться
    [few] Так { $count } дублі лишаться
   *[many] Так { $count } дублів лишаться
 } для верхніх поверхів.
simino-because-follows = Є чим продовжити: на полі { $count ->
    [one] є місце ще для { $count } тайла
   *[other] є місце ще для { $count } тайлів
 } на руках.
simino-because-useless = Цьому тайлу зараз немає місця.
error-simino-options-tandem = Тандем — гра двох пар: потрібно четверо гравців, а не { $seats }.
error-simino-options-empty-hand = Якщо добирати після ходу, на руки треба взяти хоча б один тайл.
error-simino-options-hand = Тайлів лише 36: кожному з { $seats } гравців дістанеться щонайбільше { $most }, а не { $hand }.
error-simino-options-solitaire-points = Пасьянс розкладають раундами: гра до певної кількості балів могла б ніколи не скінчитися.
error-simino-outside = Так тайл виступить за край коробки.
error-simino-not-in-hand = У вас такого немає: { simino-piece }.
error-simino-must-give = { $count ->
    [one] Спершу віддайте { $count } штрафний тайл зі своїх.
    [few] Спершу віддайте { $count } штрафні тайли зі своїх.
   *[many] Спершу віддайте { $count } штрафних тайлів зі своїх.
 }
error-simino-nothing-owed = Зараз штраф видавати не треба.
error-simino-must-lay = У вас є тайл, який можна викласти, тож ходіть.
error-simino-only-doubles = По два за хід викладають лише дублі.
error-simino-same-double = Такий дубль лише один: разом викладають два різні.
error-simino-pair-on-ground = Два дублі за раз кладуть лише на другий поверх і вище.
error-simino-heights = Половинки лягли б на різній висоті: треба, щоб обидва місця були на одному поверсі.
error-simino-first-corner = Перший тайл кладуть у кут поля.
error-simino-corner-closed = Тайли вже стикували, тож вільні кути закрито: кладіть у стик за кольором.
error-simino-corner-colours = У вільний кут кладуть лише кольори, яких іще немає на полі, а { simino-colour-first }{ simino-colour-second } уже є.
error-simino-no-match = Жодна половинка тут не торкається свого кольору.
error-simino-hole = На першому поверсі утвориться «дірка», куди не стане жоден тайл.
error-simino-one-tile = Не можна класти тайл на тайл: він має лягти на стик двох.
error-simino-too-high = У цій грі { $floors }-й поверх найвищий.
error-simino-both-powers = Один тайл не може скористатися водночас властивостями білого й чорного.
error-simino-mixed-on-equal = На стик однакових кольорів кладуть лише дубль.
error-simino-double-on-mixed = Дубль кладуть лише на стик однакових кольорів.
error-simino-black-on-white = «З білими й чорними» чорний не накриває білий.
error-simino-colour-below = { $half ->
    [W] Білий
    [Y] Жовтий
    [O] Оранжевий
    [R] Червоний
    [P] Фіолетовий
    [B] Синій
    [G] Зелений
   *[K] Чорний
 } не можна класти на { $top ->
    [W] білий
    [Y] жовтий
    [O] оранжевий
    [R] червоний
    [P] фіолетовий
    [B] синій
    [G] зелений
   *[K] чорний
 }.

# Команда `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] За цей час не знайдено жодного цілого раунду.
   *[other] { $proven ->
        [true] Найкращий рахунок: { $value }. Доведено: більше не набрати.
       *[false] Найкращий знайдений рахунок: { $value }. Не доведено: за довший час може знайтися кращий.
    }
 }
error-simino-solve-seats = Це працює лише для пасьянсу. Не додавайте --seats.
error-simino-cut = У коротшій роздачі від { $low } до { $high } тайлів.
error-simino-cut-late = Тайли вже викладено; вкоротити можна лише свіжу роздачу.
simino-notation = Дві літери так, як лежать, клітинка першої, тоді e (друга праворуч) або n (друга вище): YKa1e. Два дублі з’єднує +: RRa1e+BBc3n. Також give YK та pass.
