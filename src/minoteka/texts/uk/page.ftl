# Що каже сторінка.
page-title = Мінотека
page-skip = Перейти до змісту
page-menu = Меню
page-home = На головну
page-lost = Тут нічого немає
page-loading = Хвилинку …
page-reconnecting = Зв'язок утрачено. Пробуємо ще раз …
page-puzzles = Головоломки
page-settings = Налаштування
page-language = Мова
page-hello = П'ять ігор для кухонного столу
page-hello-line = Грайте самі проти бота, на одному екрані або з друзями за посиланням. Без реєстрації.
page-games = Ігри
page-unfinished = Ваші незакінчені ігри
page-lobby = Столи, що чекають на гравців
page-seats = Гравців: { $seats }
page-minutes = { $minutes } хв
page-rules = Правила
page-play-now = Грати зараз
page-with-friends = З друзями
page-one-screen = На одному екрані
page-you = Гість
page-somebody = Хтось
page-bot-name = Бот ({ $level })
page-open-seat = Вільне місце
page-your-turn = Ваш хід
page-turn-of = Ходить { $name }
page-thinking = { $name } думає …
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
page-agree = Погодитися
page-refuse = Відмовити
page-resign = Здатися
page-resign-sure = Так, здаюся
page-stay = Граю далі
page-react = Сказати …
page-turn = Повернути
page-flip = Перевернути
page-curtain = { $name }, ваш хід
page-curtain-line = Передайте пристрій. Руку сховано, доки ви не глянете.
page-curtain-lift = Показати мої фігури
page-gathering = Чекаємо на гравців
page-gathering-line = Надішліть це посилання тим, хто грає з вами.
page-link = Посилання на цей стіл
page-copy = Скопіювати
page-copied = Скопійовано
page-lan = Ця адреса працює лише на цьому комп'ютері. Для друзів удома запустіть
page-name = Ваше ім'я
page-words = Слово на щастя (необов'язково)
page-words-why = Ваше слово домішується до тасування, тож ніхто не може підібрати роздачу.
page-sit = Сісти за стіл
page-you-won = Ви перемогли!
page-rematch = Зіграти ще
page-to-rematch = До наступної гри
page-replay = Переглянути
page-how-many = Скільки гравців
page-seat-me = Хтось за цим екраном
page-seat-bot = Бот
page-seat-open = Друг за посиланням
page-level = Рівень
page-listed = Показати всім у списку столів
page-clock = Годинник
page-clock-none = Без годинника
page-clock-minutes = По { $minutes } хв
page-start = Почати
page-why = Що це змінює?
page-no-limit = без обмежень
page-set-theme = Світла чи темна тема
page-set-theme-system = Як на пристрої
page-set-theme-light = Світла
page-set-theme-dark = Темна
page-set-palette = Кольори фігур
page-set-palette-classic = Класичні
page-set-palette-clear = Виразні для будь-яких очей
page-set-motion = Рух
page-set-motion-system = Як на пристрої
page-set-motion-full = Усе рухається
page-set-motion-none = Нічого не рухається
page-set-marks = Позначки можливих місць
page-set-marks-auto = Як радить гра
page-set-marks-always = Завжди
page-set-marks-never = Ніколи
page-set-sound = Звук
page-set-forced = Робити вимушені ходи автоматично
page-set-notify = Сповіщати про мій хід
error-page-offline = Сервер не відповідає. Чи він запущений?
move-draw = Узяти з резерву
move-pass = Пропустити хід
move-skip = Відмовитися
reaction-good-game = Гарна гра!
reaction-hello = Привіт!
reaction-hurry = Ваш хід?
reaction-oops = Ой!
reaction-thanks = Дякую!
reaction-thinking = Дайте подумати
reaction-well-played = Чудовий хід!
reaction-wow = Ого!
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
page-export = Завантажити запис
page-first-checked = Хто починає — теж випливає з жеребу.
page-analysis = Оцінено ходів: { $done } з { $total }
page-analysis-label = Скільки втратив кожен хід
page-qr = Те саме посилання для камери телефона
page-tour = Як грати
page-tour-next = Далі
page-tour-skip = Я знаю цю гру
page-tour-done = Зрозуміло
page-tour-again = Пояснювати ігри знову
page-daily = Пасьянс дня
page-daily-line = { $game } наодинці: сьогодні в усіх однакова роздача. Без підказок і без повернення ходів.
page-daily-play = Зіграти сьогоднішню роздачу
puzzle-line = Заповніть фігуру даними деталями без жодної прогалини. Деталі можна повертати й перевертати.
puzzle-surface = Фігура, яку треба заповнити. Виберіть деталь; стрілки рухають її, R повертає, F перевертає, Enter кладе.
puzzle-take-back = Забрати деталь { $piece }
puzzle-grade = Складність
puzzle-make = Скласти нову
puzzle-making = Складаємо …
puzzle-studio = Студія
puzzle-pieces = { $count ->
    [one] { $count } деталь
    [few] { $count } деталі
   *[other] { $count } деталей
 }
puzzle-done = розв'язано
puzzle-begun = розпочато
puzzle-kind-book = Головоломка
puzzle-kind-daily = Головоломка дня
puzzle-kind-generated = Головоломка для вас
puzzle-kind-picture = Головоломка зі студії
puzzle-astray = { $count ->
    [one] Так закінчити не вийде: { $count } деталь лежить не там. Її показано блідо.
    [few] Так закінчити не вийде: { $count } деталі лежать не там. Їх показано блідо.
   *[other] Так закінчити не вийде: { $count } деталей лежать не там. Їх показано блідо.
 }
puzzle-give-up = Показати розв'язок
puzzle-again = Почати заново
puzzle-solved = Розв'язано! Чудово.
puzzle-shown = Це один із розв'язків.
puzzle-solve = Розв'язати
puzzle-title = Назва картинки
puzzle-save = Зберегти
puzzle-saved = Збережено. Посилання:
puzzle-share = Зробити головоломкою
puzzle-colour = Колір { $number }
