simino-title = Сіміно
simino-line = Викладайте кольорові тайли в коробці, підіймайтеся на верхні поверхи й першими позбудьтеся своїх.
simino-minutes = 17
simino-colour-W = білий
simino-colour-Y = жовтий
simino-colour-O = оранжевий
simino-colour-R = червоний
simino-colour-P = фіолетовий
simino-colour-B = синій
simino-colour-G = зелений
simino-colour-K = чорний
simino-option-powers = Особливі кольори
simino-option-powers-why = Слабкий білий накривається будь-яким кольором, сильний чорний накриває будь-який. Коли діють обидва, чорний не лягає на білий, і один тайл не користується двома властивостями разом.
simino-option-powers-none = Немає
simino-option-powers-white = Слабкий білий
simino-option-powers-black = Сильний чорний
simino-option-powers-both = Білий і чорний
simino-option-draw = Як добирати тайли
simino-option-draw-why = Або після ходу рука поповнюється, або на початку кожного свого ходу берете один тайл.
simino-option-draw-refill = Поповнювати руку
simino-option-draw-one-per-turn = По одному за хід
simino-option-hand = Скільки тайлів на руки
simino-option-hand-why = У класичній грі п'ять, з особливим кольором чотири, а коли тайл приходить щоходу — жодного. До цього ж числа рука поповнюється.
simino-option-open_hands = Відкриті тайли
simino-option-open_hands-why = Усі бачать тайли всіх.
simino-option-holes = «Дірки» на першому поверсі
simino-option-holes-why = За строгим правилом вільні місця завжди мають вміщати цілі тайли. За м'яким заборонено лише відрізати одну клітинку.
simino-option-holes-tileable = Мають уміститися цілі тайли
simino-option-holes-single-cell = Не відрізати однієї клітинки
simino-option-floors = Найвищий поверх
simino-option-floors-why = Стелі в коробці немає; за бажання її можна встановити.
simino-option-floors-none = Без обмежень
simino-option-teams = Команди
simino-option-teams-why = У тандемі четверо грають парами, партнери сидять навпроти. Бали додаються, а хто лишився, ходить і за партнера, який уже вийшов.
simino-option-teams-none = Кожен за себе
simino-option-teams-tandem = Тандем (дві пари)
simino-option-match = Тривалість гри
simino-option-match-why = Правила радять сім раундів або гру, поки хтось не набере 17 балів.
simino-option-match-round = Один раунд
simino-option-match-rounds = Кілька раундів
simino-option-match-points = До певної кількості балів
simino-reason-all-out = тайли закінчилися
simino-reason-blocked = ніхто не має ходу
simino-reason-solitaire = більше нічого не викласти
simino-event-laid = { $player }: { $piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й поверх
 }.
simino-event-took = { $player }: { $count ->
    [one] { $count } штрафний тайл
    [few] { $count } штрафні тайли
   *[many] { $count } штрафних тайлів
 }.
simino-event-drew = { $player }: { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
 } з резерву.
simino-event-gave = { $player } віддає штрафний тайл зі своїх.
simino-event-passed = { $player } не має ходу й пропускає.
simino-event-out = { $player } більше не має тайлів і виходить з гри!
simino-event-over = Раунд закінчено.
simino-tour-1 = Це ваші тайли. Торкніться, щоб узяти; торкніться ще раз або натисніть R, щоб повернути.
simino-tour-2 = Перший тайл кладуть у кут. В інші кути можна класти тайли нових кольорів, доки хтось не викладе тайл у стик.
simino-tour-3 = Далі викладайте так, щоб колір торкався такого ж кольору. Не лишайте внизу «дірок», куди не стане жоден тайл.
simino-tour-4 = Там, де стикуються два тайли, можна покласти третій, колір на колір. Наступний гравець бере штраф: один тайл за другий поверх, два за третій.
simino-tour-5 = Прибережіть дублі для верхніх поверхів: там їх можна викладати по два за хід.
error-simino-options-tandem = Тандем — гра двох пар: потрібно четверо гравців, а не { $seats }.
error-simino-options-empty-hand = Рука, яку поповнюють, має вміщати хоча б один тайл.
error-simino-options-hand = З 36 тайлів не роздати по { $hand } на { $seats } гравців; найбільше по { $most }.
error-simino-options-solitaire-points = Пасьянс грають раундами: гра до певної кількості балів могла б ніколи не скінчитися.
error-simino-outside = «{ $text }» виступає за край коробки біля { $cell }.
error-simino-not-in-hand = У вас немає тайла { $piece }.
error-simino-must-give = { $count ->
    [one] Спершу віддайте { $count } штрафний тайл зі своїх.
    [few] Спершу віддайте { $count } штрафні тайли зі своїх.
   *[many] Спершу віддайте { $count } штрафних тайлів зі своїх.
 }
error-simino-nothing-owed = Зараз ви нікому не винні тайла.
error-simino-must-lay = У вас є тайл, який можна викласти, тож потрібно ходити.
error-simino-only-doubles = По два за хід викладають лише дублі, а { $piece } не дубль.
error-simino-same-double = Тайл { $piece } лише один: у парі мають бути два різні дублі.
error-simino-pair-on-ground = Два дублі одночасно кладуть лише на другий поверх і вище.
error-simino-heights = Половинки опинилися б на різній висоті ({ $low } і { $high }).
error-simino-first-corner = Перший тайл кладуть у кут поля.
error-simino-corner-closed = Тайли вже стикували, тож вільні кути закрито: кладіть у стик за кольором.
error-simino-corner-colours = У вільний кут можна класти лише кольори, яких ще немає на полі; { $colours } вже є.
error-simino-no-match = Жодна половинка { $piece } тут не торкнеться свого кольору.
error-simino-hole = На першому поверсі утвориться «дірка», куди не стане жоден тайл.
error-simino-one-tile = Не можна класти тайл на тайл: він має лягти на стик двох.
error-simino-too-high = У цій грі { $floors }-й поверх найвищий.
error-simino-both-powers = Один тайл не може водночас скористатися властивостями білого й чорного ({ $piece } на { $tops }).
error-simino-mixed-on-equal = На стик однакових кольорів кладуть лише дубль ({ $piece } на { $tops }).
error-simino-double-on-mixed = Дубль кладуть лише на стик однакових кольорів ({ $piece } на { $tops }).
error-simino-black-on-white = У цій грі чорний не накриває білий ({ $cell }).
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
 } ({ $cell }).

# Команда `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] За цей час не знайдено жодної цілої партії.
   *[other] { $proven ->
        [true] Найкращий рахунок: { $value }. Доведено: більше не набрати.
       *[false] Найкращий знайдений рахунок: { $value }. Не доведено: за довший час може знайтися кращий.
    }
 }
error-simino-solve-seats = Розв’язати можна лише пасьянс: рук { $seats } гравців ніхто не знає. Не додавайте --seats.
error-simino-cut = У коротшій роздачі від { $low } до { $high } тайлів.
error-simino-cut-late = Тайли вже викладено; вкоротити можна лише свіжу роздачу.
