# Що каже сервер: помилки за кодами, події столу, рядки команди.
error-no-table = Такого столу немає.
error-no-such = Такого тут немає.
error-not-your-seat = Це не ваше місце.
error-stale = Хтось встиг раніше; ось стіл, яким він є зараз.
error-not-begun = Гра ще не почалася: одне з місць вільне.
error-has-begun = Гра вже почалася. Можна здатися або посадити замість себе бота.
error-not-over = Це можна буде зробити, коли гра скінчиться.
error-bot-plays = За це місце грає бот. Спершу поверніться за стіл.
error-time-is-up = Час вийшов.
error-no-hints = За цим столом підказок немає.
error-no-undo = За цим столом ходів не повертають.
error-undo-nothing = Повертати нічого.
error-undo-revealed = Відтоді вже побачили приховане, тож хід лишається.
error-already-out = Це місце вже вибуло з гри.
error-no-free-seat = Вільних місць тут більше немає.
error-seat-taken = Тут уже хтось сидить.
error-name = Ім’я — це один рядок літер.
error-rules-changed = Відтоді правила уточнили: цю гру можна переглянути, але не продовжити.
error-too-many-tables = Усі столи зайняті. Спробуйте трохи згодом.
error-too-many-here = Тут уже забагато глядачів.
error-too-fast = Надто швидко. Спробуйте за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
 }.
error-busy = Ботам зараз забагато роботи. Спробуйте за мить.
error-no-answer = Бот зараз не має відповіді.
error-store-away = Сервер зараз не може записати. Нічого не змінилося; спробуйте ще раз.
error-unreadable = Це повідомлення не вдається прочитати ({ $why }).
error-hello-first = Спершу треба привітатися.
error-too-large = Це завелике: щонайбільше { $limit } байтів.
error-query = «{ $name }» — ціле число від { $low } до { $high }.
error-origin = Інший сайт не може звертатися до цього сервера.
error-host = На це ім’я сервер не відповідає.
error-no-session = Ніхто не увійшов.
error-wrong-password = Ім’я або пароль неправильні.
error-name-taken = Це ім’я вже зайняте.
error-no-accounts = На цьому сервері немає облікових записів.
error-not-ready = Цього ще немає.
error-database-url = Адресу бази даних не вдається прочитати.
error-database-kind = Столи зберігаються в SQLite або PostgreSQL, а не в { $kind }.
error-database-file = Столам потрібен файл: sqlite:///ШЛЯХ.
error-database-away = Базу даних не вдається відкрити: { $why }.
error-database-used = Цією базою вже користується інший сервер.
error-backup-damaged = { $path } — не ціла резервна копія.
error-backup-schema = У цієї копії схема { $schema }, а тут { $here }. Відновіть її тією версією, яка її записала, а тоді оновіть програму.
error-database-not-empty = База не порожня; копію відновлюють у нову.
error-setting = Налаштування { $name } не годиться: { $why }.
error-port-taken = Порт { $port } зайнятий.
error-address = Не вдається слухати { $host }, порт { $port }: { $why }.

table-event-sat = { $name } сідає за стіл.
table-event-left = Місце знову вільне.
table-event-bot = Бот ({ $level }) грає за { $player }.
table-event-back = { $name } знову в грі.
table-event-dealt = Починається новий раунд.
table-event-undone = { $player } повертає { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
 }.
table-event-resigned = { $player } здається.
table-event-timeout = У гравця { $player } вийшов час.
table-event-abandoned = Давно ніхто не ходив; гру покинуто.
table-event-over = Гру закінчено.

reaction-hello = Привіт!
reaction-well-played = Чудовий хід!
reaction-thanks = Дякую!
reaction-oops = Ой!
reaction-wow = Ого!
reaction-hurry = Ваш хід!
reaction-thinking = Дайте подумати…
reaction-good-game = Гарна гра!

server-page-not-built = Сервер працює, але сторінку ще не зібрано. Ця команда збере її й відкриє:

serve-ready = Minoteka відкрита: { $address }
serve-port-taken = Порт { $port } зайнятий, тому { $actual }.
serve-lan = Для інших у домі: { $address }
serve-already = Minoteka вже відкрита: { $address }
serve-stop = Зупинити: Ctrl+C.
error-puzzle-laid = Фігура { $piece } не може так лежати в цій головоломці.

operate-backed-up = Рядків у { $path }: { $rows }.
operate-restored = Відновлено рядків: { $rows }.
operate-deleted = Видалено.
operate-password = Новий пароль для { $name }: { $password }
operate-forgotten = Видалено столів: { $count }.
