# Що каже сервер: помилки за кодами, події столу, рядки команди.
error-no-table = Такого столу немає.
error-table-broken = Цей стіл пошкоджено: відкрити його не вдається.
error-no-such = Такого тут немає.
error-not-your-seat = Це не ваше місце.
error-stale = Хтось устиг раніше; ось як стіл виглядає тепер.
error-not-begun = Гра ще не почалася: одне з місць вільне.
error-has-begun = Гра вже почалася. Можна здатися або посадити замість себе бота.
error-not-over = Це можна буде зробити, коли гра закінчиться.
error-bot-plays = На цьому місці зараз грає бот. Спершу поверніться за стіл.
error-time-is-up = Час вийшов.
error-no-hints = За цим столом підказок немає.
error-no-undo = За цим столом ходи не повертають.
error-undo-nothing = Немає чого повертати.
error-undo-revealed = Після цього ходу відкрилося приховане, тож повернути його не можна.
error-already-out = Цей гравець уже вибув.
error-no-free-seat = Вільних місць тут більше немає.
error-seat-taken = Тут уже хтось сидить.
error-name = Ім’я — це один рядок із літер.
error-rules-changed = Відтоді правила уточнили: цю гру можна переглянути, але не продовжити.
error-too-many-tables = Усі столи зайняті. Спробуйте трохи згодом.
error-too-many-here = Тут уже забагато глядачів.
error-too-fast = Надто швидко. Спробуйте за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
 }.
error-busy = Ботам зараз забагато роботи. Спробуйте трохи згодом.
error-no-answer = Бот зараз не має відповіді.
error-store-away = Серверу зараз не вдається записати хід. Нічого не змінилося; спробуйте ще раз.
error-unreadable = Це повідомлення не вдається прочитати ({ $why }).
error-hello-first = Спершу треба привітатися.
error-too-large = Це завелике: щонайбільше { $limit } байтів.
error-query = «{ $name }» — ціле число від { $low } до { $high }.
error-origin = Інший сайт не може звертатися до цього сервера.
error-host = Сервер не відзивається на це ім’я.
error-no-session = Спершу увійдіть.
error-wrong-password = Неправильне ім’я або пароль.
error-name-taken = Це ім’я вже зайняте.
error-no-accounts = На цьому сервері немає облікових записів.
error-database-url = Адресу бази даних не вдається прочитати.
error-database-kind = Столи зберігаються в SQLite або PostgreSQL, а не в { $kind }.
error-database-file = Столам потрібен файл: sqlite:///ШЛЯХ.
error-database-away = Базу даних не вдається відкрити: { $why }.
error-database-driver = Для PostgreSQL потрібен драйвер: pip install "minoteka[server]".
error-database-used = Цією базою вже користується інший сервер (процес { $process }).
error-database-none = У { $path } немає бази даних Мінотеки.
error-database-damaged = Базу даних пошкоджено ({ $why }). Збережіть файл, відновіть останню резервну копію в нову базу й запускайте з нею.
error-database-read-only = У базу даних не можна писати: вона лише для читання. Дайте тому, хто запускає сервер, право писати у файл і його теку.
error-database-newer = Цю базу записала новіша версія Мінотеки. Запустіть ту версію або відновіть копію, зроблену цією.
error-database-schema = У бази схема { $schema }, а тут { $here }. Запустіть сервер один раз: він її оновить.
error-disk-full = На диску немає місця. Звільніть його й запустіть знову.
error-files-full = Відкрито забагато файлів. Підніміть межу (ulimit -n, LimitNOFILE=) і запустіть знову.
error-file-exists = { $path } вже є. Щоб замінити, додайте --overwrite.
error-file-other = { $path } — не файл; нічого не записано.
error-backup-terminal = Резервну копію не читають з екрана: спрямуйте її у файл або канал.
error-backup-keep = --keep потребує теки, у яку пишуться копії.
error-no-account = Облікового запису «{ $name }» немає.
error-setting-unknown = Налаштування { $name } немає.
error-port-forbidden = Порт { $port } доступний лише привілейованим процесам. Виберіть порт від 1024.
error-lan-loopback = З --lan мають заходити інші в домі, а за адресою { $host } чути лише цей комп’ютер.
error-metrics = Лічильники — для цього комп’ютера або для того, хто має токен.
error-backup-damaged = { $path } — не ціла резервна копія.
error-backup-schema = У цієї копії схема { $schema }, а тут { $here }. Відновіть її тією версією, яка її записала, а тоді оновіть програму.
error-database-not-empty = База не порожня; копію відновлюють у нову.
error-setting = Налаштування { $name } не годиться: { $why }.
error-port-taken = Порт { $port } зайнятий.
error-address = Не вдається відкрити { $host }, порт { $port }: { $why }.

table-event-sat = { $name } сідає за стіл.
table-event-sat-you = Ви сідаєте за стіл.
table-event-left = Місце знову вільне.
table-event-bot = { $player }: тепер грає бот ({ $level }).
table-event-back = { $name } повертається до гри.
table-event-back-you = Ви знову в грі.
table-event-dealt = Починається новий раунд.
table-event-undone = { $player } скасовує { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
 }.
table-event-undone-you = Ви скасовуєте { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
 }.
table-event-resigned = { $player } здається.
table-event-resigned-you = Ви здаєтеся.
table-event-timeout = У гравця { $player } вийшов час.
table-event-timeout-you = У вас вийшов час.
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

serve-ready = Мінотека відкрита: { $address }
serve-port-taken = Порт { $port } зайнятий, тому порт { $actual }.
serve-lan = Для інших у домі: { $address }
serve-already = Мінотека вже відкрита: { $address }
serve-stop = Зупинити: Ctrl+C.
error-puzzle-laid = Фігура { $piece } не може так лежати в цій головоломці.

operate-backed-up = Рядків у { $path }: { $rows }.
operate-restored = Відновлено рядків: { $rows }.
operate-deleted = Видалено.
operate-password = Новий пароль для { $name }: { $password }
operate-forgotten = Видалено столів: { $count }.
operate-config-good = Усі налаштування справні.

check-good = Усе на місці й таке, як було: столів { $tables }, записів { $entries }.
check-gap = Стіл { $table }: перед записом { $entry } запису немає.
check-link = Стіл { $table }: запис { $entry } або той, що перед ним, — не те, що було записано.
check-seed = Стіл { $table }: зерно не те, яке було зафіксовано.
check-lost = Стіл { $table }: запис { $entry } і всі наступні втрачено.
check-changed = Стіл { $table }: від запису { $entry } тут не те, що у старшій копії.
