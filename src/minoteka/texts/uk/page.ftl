# Що каже сторінка.
page-title = Мінотека
page-skip = Перейти до вмісту
page-contents = Зміст
page-menu = Меню
page-home = На головну
page-back-table = Назад за стіл
page-lost = Такої сторінки немає
page-loading = Хвилинку…
page-reconnecting = Зв’язок утрачено. Пробуємо ще раз…
error-page-broken = Щось пішло не так. Оновіть сторінку.
page-puzzles = Головоломки
page-settings = Налаштування
page-keys = Клавіші
page-keys-hint = Усе можна робити самими клавішами. Знак ? на будь-якій сторінці показує якими.
page-keys-tab = Далі: рука, поле, кнопки. З Shift — назад
page-keys-arrows = Інше місце на полі або інша фігура в руці
page-keys-enter = Узяти, покласти, натиснути
page-keys-turn = Обернути те, що взяли
page-keys-flip = Перевернути на інший бік, де так можна
page-keys-escape = Відкласти або закрити
page-keys-replay = Під час перегляду: на хід назад чи вперед, на початок, у кінець
page-language = Мова
page-hello = П’ять ігор для кухонного столу
page-hello-line = Грайте з ботом, разом за одним екраном або надішліть друзям посилання. Без реєстрації.
page-games = Ігри
page-game = Гра
page-unfinished = Ваші незакінчені ігри
page-lobby = Столи, що чекають на гравців
page-seats = Гравців: { $seats }
simino-page-seats = Гравців: { $seats }, від 7 років
trimino-page-seats = Гравців: { $seats }, від 6 років
page-minutes = близько { $minutes }{"\u00A0"}хв
page-rules = Правила
page-play-now = Грати зараз
page-play-rounds = «Грати зараз»: { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
 }
page-with-friends = З друзями
page-one-screen = За одним екраном
page-you = Гість
page-somebody = Хтось
page-open-seat = Вільне місце
page-your-turn = Ваш хід
page-turn-of = Ходить { $name }
page-thinking = { $name } думає…
page-status-gathering = чекає на гравців
page-status-playing = триває
page-status-over = закінчено
page-board = Поле
page-players = Гравці
page-pieces-left = { $count ->
    [one] лишилася { $count } фігура
    [few] лишилося { $count } фігури
   *[many] лишилося { $count } фігур
 }
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
 }
page-away = не в мережі
page-log = Перебіг гри
page-hint = Підказка
page-undo = Повернути хід
page-undo-asked = { $name } просить повернути хід.
page-undo-waits = Чекаємо, чи погодиться { $name } повернути хід.
page-undo-refused = { $name } не погоджується повернути хід.
page-agree = Погодитися
page-refuse = Відмовити
page-resign = Здатися
page-resign-ask = Справді здатися?
page-resign-sure = Так, здаюся
page-stay = Ні, граю далі
page-react = Сказати…
page-turn = Повернути
page-flip = Перевернути
page-curtain = { $name }, ваш хід
page-curtain-line = Передайте пристрій. Поки не натиснете, нічого не видно.
page-curtain-lift = Показати мої фігури
page-gathering = Чекаємо на гравців
page-gathering-line = Надішліть це посилання тим, хто грає з вами.
page-link = Посилання на цей стіл
page-copy = Скопіювати
page-copied = Скопійовано
page-lan = Ця адреса працює лише на цьому комп’ютері. Щоб зайшли друзі вдома, той, хто запускав Мінотеку, має запустити її так:
page-name = Ваше ім’я
page-words = Слово на щастя (необов’язково)
page-words-why = Ваше слово додається до тасування, тож ніхто не може підібрати роздачу.
page-sit = Сісти за стіл
page-you-won = Ви перемогли!
page-rematch = Зіграти ще
page-to-rematch = До наступної гри
page-replay = Переглянути гру
page-how-many = Скільки гравців
page-seat-me = Гравець за цим екраном
page-seat-bot = Бот
page-seat-open = Друг за посиланням
page-level = Рівень
page-level-all = Рівень усіх ботів
page-level-each = у кожного свій
page-length = { $which ->
    [short] Коротко: { $count }
   *[book] Усі { $count }
 }
page-listed = Показати всім у списку столів
page-clock = Годинник
page-clock-none = Без годинника
page-clock-minutes = По { $minutes }{"\u00A0"}хв кожному, +5{"\u00A0"}с за хід
page-start = Почати
page-start-open = Відкрити стіл
page-why = Що це означає?
page-no-limit = без обмежень
page-option = { $name }: { $value }
page-yes = так
page-no = ні
page-set-theme = Тема
page-set-kept = Зміни діють одразу й зберігаються на цьому пристрої.
page-set-theme-system = Як на пристрої
page-set-theme-light = Світла
page-set-theme-dark = Темна
page-set-palette = Кольори фігур
page-set-palette-classic = Класичні
page-set-palette-clear = Добре розрізняє й дальтонік
page-set-motion = Анімація
page-set-motion-system = Як на пристрої
page-set-motion-full = Увімкнено
page-set-motion-none = Вимкнено
page-set-marks = Показувати можливі місця
page-set-marks-auto = Залежно від гри
page-set-marks-always = Завжди
page-set-marks-never = Ніколи
page-set-sound = Звук
page-set-forced = Робити вимушені ходи автоматично
page-set-notify = Сповіщати про мій хід
error-page-offline = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
move-draw = Узяти з резерву
move-pass = Пропустити хід
move-skip = Відмовитися
riomino-board-label = Поле. Стрілки рухають, Enter кладе кубик, R повертає.
riomino-hand-label = Ваші кубики
riomino-die-label = Кубик { $low } і { $high }
riomino-cell-die = { $cell }: кубик, вгорі { $north }, праворуч { $east }, внизу { $south }, ліворуч { $west }
riomino-cell-dead = { $cell }: сюди вже ніщо не стане
riomino-cell-fits = { $cell }: ваш кубик сюди стане
riomino-cell-free = { $cell }: вільно
page-replay-title = перегляд
page-eyes = Чиїми очима
page-eyes-open = Усе відкрито
page-eyes-spectator = Глядач
page-eyes-seat = { $name }
page-back = На хід назад
page-forward = На хід уперед
page-ply = Хід
page-beginning = Початок
page-continue = Грати далі звідси
page-continues = Ця гра продовжує іншу, рейтинг за неї не змінюється.
page-picture = Зображення
page-picture-done = { $how ->
    [sent] Надіслано
   *[saved] Збережено в завантаженнях
}
page-export = Завантажити запис
page-checked = Роздачу й ходи перевірено: усе чесно
page-checked-seed = Жереб цієї гри. З ним кожен може перевірити її своєю програмою:
page-bring = Відкрити файл із записом гри
page-analysis = Оцінено ходів: { $done } з { $total }
page-analysis-curve = Шанси на перемогу: { $name }
page-analysis-label = Чого коштував кожен хід
page-analysis-others = інші
page-qr = Те саме посилання для камери телефона
rules-advice = Поради з правил
rules-advice-ours = Наші поради
page-tip = Порада
page-tip-said = Порада. { $advice }
page-tip-done = Зрозуміло
page-daily = Пасьянс дня
page-daily-line = { $game } наодинці: сьогодні в усіх однакова роздача. Без підказок і без повернення ходів.
page-daily-play = Зіграти сьогоднішню роздачу
page-daily-on = Дограти сьогоднішню роздачу
page-daily-mine = Мій результат сьогодні
page-daily-rank = { $place }-е місце з { $count } сьогодні
page-daily-time = Час { $time }
page-hours = { $hours }{"\u00A0"}год { $minutes }{"\u00A0"}хв
page-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[other] { $count } днів поспіль
 }
page-invites = { $name } запрошує вас: { $game }
page-invites-rules = Ще не грали? Правила за хвилину
page-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
 }
puzzle-line = Накрийте силует цими фігурами без прогалин. Фігури можна повертати й перевертати.
puzzle-take-back = Забрати фігуру { $piece }
puzzle-grade = Складність
puzzle-make = Скласти нову
puzzle-making = Складаємо…
puzzle-studio = Студія
puzzle-pieces = { $count ->
    [one] { $count } фігура
    [few] { $count } фігури
   *[other] { $count } фігур
 }
puzzle-done = розв’язано
puzzle-kind-book = Головоломка
puzzle-kind-daily = Головоломка дня
puzzle-kind-generated = Головоломка для вас
puzzle-kind-picture = Головоломка зі студії
puzzle-astray = { $count ->
    [one] Так закінчити не вийде: одна фігура лежить не там. Її показано блідо.
    [few] Так закінчити не вийде: { $count } фігури лежать не там. Їх показано блідо.
   *[other] Так закінчити не вийде: { $count } фігур лежать не там. Їх показано блідо.
 }
puzzle-give-up = Показати розв’язок
puzzle-again = Почати заново
puzzle-solved = Розв’язано! Чудово.
puzzle-shown = Це один із розв’язків.
puzzle-solve = Розв’язати
puzzle-title = Назва картинки
puzzle-save = Зберегти
puzzle-saved = Збережено. Посилання:
puzzle-share = Зробити головоломкою
puzzle-colour = Колір { $number }
page-today = Сьогодні
page-daily-best = Найкращі сьогодні
page-variants = Варіанти
account-short = Профіль
account-title = Обліковий запис
account-line = Грати можна й без нього. Обліковий запис зберігає ваші ігри та рейтинг на всіх пристроях. Потрібні лише ім’я та пароль.
account-name = Ім’я
account-password = Пароль
account-password-line = Щонайменше вісім знаків. Відновити забутий пароль не вийде, тож запишіть його.
account-sign-in = Увійти
account-sign-up = Створити обліковий запис
account-sign-out = Вийти
account-none-yet = Я ще не маю облікового запису
account-have-one = Я вже маю обліковий запис
account-since = З нами від { $date }
account-ratings = Рейтинг
account-rating = Рейтинг
account-games = Зіграно
account-no-ratings = Рейтинг змінюють ігри з людьми, які теж увійшли. Поки що таких не було.
account-history = Ваші ігри
account-no-history = Ігор іще не було. З якої почнемо?
account-change = Змінити пароль
account-change-line = На інших пристроях доведеться увійти знову.
account-changed = Пароль змінено.
account-old = Поточний пароль
account-new = Новий пароль
account-delete = Видалити обліковий запис
account-delete-line = Ім’я та рейтинг зникнуть, і ви вийдете на всіх пристроях; завершені ігри залишаться без вашого імені.
account-delete-sure = Так, видалити
account-deleted = Обліковий запис видалено.
page-fill-bots = { $count ->
    [one] Посадити бота на вільне місце
   *[other] Посадити ботів на вільні місця
 }
page-leave = Встати з-за столу
page-bot-for-me = Хай бот грає за мене
page-come-back = Я знову тут
page-comes-back = { $name } знову тут
page-me = Ви
page-watching = Ви дивитеся.
page-watchers = Глядачів: { $count }
page-do-choose = Оберіть, чим ходити
page-do-place = Оберіть місце, що світиться
page-do-lay = Лягає сюди. Кладемо?
page-do-drop = Лягає сюди: відпускайте
page-do-find = Повертайте й шукайте йому місце
page-do-nowhere = Зараз це нікуди не підходить. Оберіть інше
page-do-turn = Так воно не підходить. Поверніть
page-do-draw = Нічого не підходить: візьміть з резерву
page-do-pass = Ходити нікуди: пропустіть хід
page-passed = пас
page-hint-thinking = Шукаю підказку…
page-hint-shown = Підказка: хід показано на полі
page-hint-because = Підказка. { $why }
page-hint-press = Підказка: натисніть кнопку в цьому рядку
page-round-over = Раунд { $number } закінчено
page-next-round = Наступний раунд
page-sheet = Рахунок
page-sheet-round = Раунд
page-round-of = { $round } з { $count }
page-sheet-total = Разом
page-result = Підсумок
page-share = Поділитися
page-next-time = Наступного разу пощастить!
page-alone-over = Пасьянс закінчено. Рахунок: { $score }
page-hand-empty = усе викладено
page-sound-on = Увімкнути звук
page-sound-off = Вимкнути звук
page-gone-line = Можливо, посилання скопійовано не повністю або стіл уже прибрали.
page-set-pace = Ходи ботів
page-set-pace-calm = Спокійно, щоб устежити
page-set-pace-quick = Швидко
page-set-pace-none = Одразу
page-set-coordinates = Літери й цифри вздовж поля
page-set-notation = Показувати також запис ходів
page-autoplay = Відтворити
page-autoplay-stop = Зупинити
page-stood-you = { $stood ->
    [won] Тут ви вже майже виграли.
    [good] Тут у вас усе йшло добре.
    [even] Тут було порівну.
    [slim] Тут вам було непросто, але ще не пізно.
   *[lost] Тут уже було важко.
 }
page-stood = { $stood ->
    [won] Тут { $name } вже майже виграє.
    [good] Тут { $name } стоїть добре.
    [even] Тут порівну.
    [slim] Тут { $name } позаду, але ще не пізно.
   *[lost] Тут { $name } вже у скруті.
 }
page-cost = { $size ->
    [large] багато
    [some] чимало
   *[little] трохи
 }
page-better = { page-stood } Наступний хід коштує: { page-cost }. Краще: { $what }. { $why }
page-better-you = { page-stood-you } Ваш наступний хід коштував вам { page-cost }. Краще: { $what }. { $why }
page-better-shown = як показано на полі
page-wrong = Де була помилка?
page-wrong-ask = { page-stood } Наступний хід коштує: { page-cost }. Знайдете кращий?
page-wrong-ask-you = { page-stood-you } Ваш наступний хід коштував вам { page-cost }. Знайдете кращий?
page-wrong-good = Не гірші за найкращі: { $good } з { $count ->
    [one] { $count } вашого ходу
   *[other] { $count } ваших ходів
 }.
page-wrong-none = Дорогих помилок не знайдено. Чудова гра!
page-wrong-none-lost = Дорогих помилок не знайдено: ви добре зіграли. { $stood ->
    [lost] Шансів від початку майже не було.
    [slim] Шансів від початку було мало.
    [even] Починали порівну, вирішили дрібниці.
   *[other] Починали ви добре, вирішили дрібниці.
 }
page-wrong-show = Показати хід
page-tally-won = Виграно
page-tally-beaten = Найсильніший переможений бот
page-tally-people = Хто виграє за вашим столом
page-analysis-worst = Найдорожчі помилки
page-lost-line = Можливо, в адресі помилка. Ось куди можна піти далі:
page-new = Новий стіл
page-forget = Прибрати зі списку
page-put-away = Прибрано. Гра лишилася в розділі «Ваші ігри».
page-put-back = Повернути
page-just-now = щойно
page-who-plays = Хто грає
page-house-rules = Варіанти й домашні правила
page-player = Гравець { $number }
page-name-of = Ім’я гравця { $number }
page-first = Хто починає
page-your-colours = Ваші кольори
page-colours-of = Кольори: { $name }
page-first-lot = За жеребом
