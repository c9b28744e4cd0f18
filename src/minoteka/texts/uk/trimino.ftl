trimino-title = Триміно
trimino-line = Трикутники з числом у кожному куті: прикладайте їх сторона до сторони, закривайте шестикутники й першими викладіть усі фішки.
trimino-page-minutes = партія — близько { $minutes }{"\u00A0"}хв
trimino-page-play-rounds = «Грати зараз»: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
 }
trimino-page-pieces-left = { $count ->
    [one] лишилася { $count } фішка
    [few] лишилося { $count } фішки
   *[many] лишилося { $count } фішок
 }
trimino-page-curtain-lift = Показати мої фішки
trimino-move-draw = Узяти фішку
trimino-move-skip = Без додаткової фішки
trimino-minutes = 20
trimino-option-ruleset = Правила
trimino-option-ruleset-why = У класичній грі фішки, що лишилися на підставці, рахуються проти вас. У грі Навпаки кожна викладена фішка приносить свої очки. Тріомінос — це міжнародний рахунок із преміями за мости й шестикутники; у правилах із коробки його немає.
trimino-option-ruleset-classic = Класика: виграє, у кого найменше очок
trimino-option-ruleset-reverse = Навпаки: виграє, у кого найбільше очок
trimino-option-ruleset-triominos = Тріомінос: до 400 очок
trimino-option-rounds = Партії
trimino-option-rounds-why = Скільки партій у грі. У тріомінос грають, доки хтось не набере 400 очок, хоч би скільки партій на це пішло.
trimino-option-rounds-1 = Одна партія
trimino-option-rounds-3 = 3 партії
trimino-option-rounds-4 = 4 партії
trimino-option-rounds-5 = 5 партій
trimino-reason-out = усі фішки викладено
trimino-reason-blocked = ніхто не може викласти фішку
trimino-reason-rounds = зіграно всі партії
trimino-reason-goal = набрано 400 очок
trimino-reason-running = гра триває
trimino-page-round-over = Партію { $number } закінчено
trimino-page-next-round = Наступна партія
trimino-points-how = У класичній грі очки — це вартість фішок, що лишилися: що менше, то краще.
trimino-event-dealt = Починається нова партія.
trimino-event-laid = { $player } викладає фішку { $piece }.
trimino-event-laid-you = Ви викладаєте фішку { $piece }.
trimino-event-opened = { $player } відкриває поле { $field }.
trimino-event-opened-you = Ви відкриваєте поле { $field }.
trimino-event-hexagon = { $count ->
    [one] { $player } закриває шестикутник!
    [few] { $player } закриває одразу { $count } шестикутники!
   *[other] { $player } закриває одразу { $count } шестикутників!
 }
trimino-event-hexagon-you = { $count ->
    [one] Ви закриваєте шестикутник!
    [few] Ви закриваєте одразу { $count } шестикутники!
   *[other] Ви закриваєте одразу { $count } шестикутників!
 }
trimino-event-bridge = { $player } будує міст!
trimino-event-bridge-you = Ви будуєте міст!
trimino-event-drew = { $player } тягне фішку з резерву.
trimino-event-drew-you = Ви тягнете фішку з резерву.
trimino-event-passed = { $player } пропускає хід.
trimino-event-passed-you = Ви пропускаєте хід.
trimino-event-skipped = { $player } не викладає додаткової фішки.
trimino-event-skipped-you = Ви не викладаєте додаткової фішки.
trimino-event-knock = { $player }: лишилася одна фішка!
trimino-event-knock-you = У вас лишилася одна фішка!
trimino-event-out = { $player } викладає останню фішку.
trimino-event-out-you = Ви викладаєте останню фішку.
trimino-event-over = Партію завершено.
trimino-because-out = Це остання фішка: партію завершено.
trimino-because-hexagon = { $count ->
    [one] Закриває шестикутник
    [few] Закриває одразу { $count } шестикутники
   *[many] Закриває одразу { $count } шестикутників
 }: { $points ->
    [0] можна викласти ще одну фішку
   *[other] { $points } очок
 }.
trimino-because-bridge = Будує міст: { $points } очок.
trimino-because-sheds = Позбувається найдорожчої фішки: { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очок
 }.
trimino-because-brings = Приносить { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[many] { $worth } очок
 }.
trimino-because-weighs = { $credited ->
    [0] На підставці стане менше на
   *[other] Приносить
 } { $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
   *[many] { $worth } очок
 }.
trimino-because-follows = Є чим продовжити: поруч { $count ->
    [one] підходить ще { $count } фішка
    [few] підходять ще { $count } фішки
   *[many] підходить ще { $count } фішок
 } з підставки.
trimino-because-ruins = { $count ->
    [one] Порожнім лишиться { $count } місце
    [few] Порожніми лишаться { $count } місця
   *[many] Порожніми лишаться { $count } місць
 }: фішок, що туди підходять, уже немає.
error-trimino-mirrored = Фішки { $piece } немає. Із цих чисел є фішка { $tile }, вона йде у зворотний бік.
error-trimino-order = Фішку { $piece } тут пишуть { $tile }.
error-trimino-deal-first = Цю партію починає місце { $starts }, а не { $first }.
error-trimino-not-in-hand = Фішки { $piece } у вас немає.
error-trimino-opening = Партію відкриває одна з ваших фішок посеред порожнього столу.
error-trimino-opening-tile = Партію відкриває найстарша з розданих фішок: { $piece }.
error-trimino-no-new-field = Нове поле відкриває лише той, хто щойно закрив шестикутник.
error-trimino-no-further = У тріомінос поле одне: шестикутник приносить очки, а не додаткову фішку.
error-trimino-further = Ви закрили шестикутник: викладіть ще одну фішку новим полем або відмовтеся.
error-trimino-nothing-to-skip = Відмовлятися немає від чого: шестикутника ви не закрили.
error-trimino-must-lay = У вас є фішка, яка підходить ({ $pieces }), тож одну треба викласти.
error-trimino-must-draw = Нічого не підходить, але перш ніж пропустити хід, тягніть із резерву.
error-trimino-reserve-empty = Резерв порожній, тягнути нічого.
error-trimino-drawn-all = Цього ходу ви вже витягли з резерву { $limit ->
    [few] { $limit } фішки
   *[other] { $limit } фішок
 }, більше не можна.
error-trimino-no-field = Поля { $field } немає: { $fields ->
    [one] на столі лише одне поле.
    [few] на столі лише { $fields } поля.
   *[other] на столі лише { $fields } полів.
 }
error-trimino-taken = На цьому місці вже лежить фішка.
error-trimino-apart = Тут фішка не торкалася б жодної іншої.
error-trimino-touches = Тут фішка торкалася б інших лише кутом, а треба прикласти її цілою стороною.
error-trimino-corner = { $corner ->
    [top] У верхньому куті
    [right] У правому куті
    [bottom] У нижньому куті
   *[left] У лівому куті
 } стоїть { $shown }, а в сусідньої фішки там { $met }.
error-trimino-point = { $corner ->
    [top] У верхньому куті
    [right] У правому куті
    [bottom] У нижньому куті
   *[left] У лівому куті
 } стоїть { $shown }, а фішка, з якою він сходиться в цій точці, показує { $met }.
trimino-notation = Поле, x,y і числа за годинниковою стрілкою згори (якщо вістря донизу — зліва), через двокрапку: 1:-2,0:234. Також new:234 для нового поля, skip, draw, pass.
