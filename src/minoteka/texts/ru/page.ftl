# Что говорит страница.
page-title = Минотека
page-skip = Перейти к содержимому
page-contents = Содержание
page-menu = Меню
page-home = На главную
page-back-table = Назад за стол
page-lost = Такой страницы нет
page-loading = Минутку…
page-reconnecting = Связь потеряна. Пробуем ещё раз…
error-page-broken = Что-то пошло не так. Обновите страницу.
page-puzzles = Головоломки
page-settings = Настройки
page-keys = Клавиши
page-keys-hint = Всё можно делать одними клавишами. Знак ? на любой странице показывает какими.
page-keys-tab = Дальше: рука, поле, кнопки. С Shift — назад
page-keys-arrows = Другое место на поле или другая фигура в руке
page-keys-enter = Взять, положить, нажать
page-keys-turn = Повернуть то, что взяли
page-keys-flip = Перевернуть на другую сторону, где так можно
page-keys-escape = Отложить или закрыть
page-keys-replay = При просмотре: на ход назад или вперёд, в начало, в конец
page-language = Язык
page-hello = Пять игр для кухонного стола
page-hello-line = Играйте с ботом, вместе за одним экраном или отправьте друзьям ссылку. Без регистрации.
page-games = Игры
page-game = Игра
page-unfinished = Ваши незаконченные игры
page-lobby = Столы, которые ждут игроков
page-seats = Игроков: { $seats }
simino-page-seats = Игроков: { $seats }, от 7 лет
trimino-page-seats = Игроков: { $seats }, от 6 лет
page-minutes = около { $minutes }{"\u00A0"}мин
page-rules = Правила
page-play-now = Играть сейчас
page-play-rounds = «Играть сейчас»: { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
 }
page-with-friends = С друзьями
page-one-screen = За одним экраном
page-you = Гость
page-somebody = Кто-то
page-open-seat = Свободное место
page-your-turn = Ваш ход
page-turn-of = Ходит { $name }
page-thinking = { $name } думает…
page-status-gathering = ждёт игроков
page-status-playing = идёт
page-status-over = окончена
page-board = Поле
page-players = Игроки
page-pieces-left = { $count ->
    [one] осталась { $count } фигура
    [few] осталось { $count } фигуры
   *[many] осталось { $count } фигур
 }
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
page-away = не в сети
page-log = Ход игры
page-hint = Подсказка
page-undo = Вернуть ход
page-undo-asked = { $name } просит вернуть ход.
page-undo-waits = Ждём, согласится ли { $name } вернуть ход.
page-undo-refused = { $name } не соглашается вернуть ход.
page-agree = Согласиться
page-refuse = Отказать
page-resign = Сдаться
page-resign-ask = Точно сдаться?
page-resign-sure = Да, сдаюсь
page-stay = Нет, играю дальше
page-react = Сказать…
page-turn = Повернуть
page-flip = Перевернуть
page-curtain = { $name }, ваш ход
page-curtain-line = Передайте устройство. Пока не нажмёте, ничего не видно.
page-curtain-lift = Показать мои фигуры
page-gathering = Ждём игроков
page-gathering-line = Отправьте эту ссылку тем, кто играет с вами.
page-link = Ссылка на этот стол
page-copy = Скопировать
page-copied = Скопировано
page-lan = Этот адрес работает только на этом компьютере. Чтобы зашли друзья дома, тот, кто запускал Минотеку, должен запустить её так:
page-name = Ваше имя
page-words = Слово на удачу (необязательно)
page-words-why = Ваше слово добавляется к тасовке, поэтому никто не может подобрать раздачу.
page-sit = Сесть за стол
page-you-won = Вы победили!
page-rematch = Сыграть ещё
page-to-rematch = К следующей игре
page-replay = Пересмотреть игру
page-how-many = Сколько игроков
page-seat-me = Игрок за этим экраном
page-seat-bot = Бот
page-seat-open = Друг по ссылке
page-level = Уровень
page-level-all = Уровень всех ботов
page-level-each = у каждого свой
page-length = { $which ->
    [short] Коротко: { $count }
   *[book] Все { $count }
 }
page-listed = Показать всем в списке столов
page-clock = Часы
page-clock-none = Без часов
page-clock-minutes = По { $minutes }{"\u00A0"}мин каждому, +5{"\u00A0"}с за ход
page-start = Начать
page-start-open = Открыть стол
page-why = Что это значит?
page-no-limit = без ограничений
page-option = { $name }: { $value }
page-yes = да
page-no = нет
page-set-theme = Тема
page-set-kept = Изменения действуют сразу и хранятся на этом устройстве.
page-set-theme-system = Как на устройстве
page-set-theme-light = Светлая
page-set-theme-dark = Тёмная
page-set-palette = Цвета фигур
page-set-palette-classic = Классические
page-set-palette-clear = Понятны и дальтоникам
page-set-motion = Анимация
page-set-motion-system = Как на устройстве
page-set-motion-full = Включена
page-set-motion-none = Выключена
page-set-marks = Показывать возможные места
page-set-marks-auto = Зависит от игры
page-set-marks-always = Всегда
page-set-marks-never = Никогда
page-set-sound = Звук
page-set-forced = Делать вынужденные ходы автоматически
page-set-notify = Сообщать о моём ходе
error-page-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
move-draw = Взять из резерва
move-pass = Пропустить ход
move-skip = Отказаться
riomino-board-label = Поле. Стрелки двигают, Enter кладёт кубик, R поворачивает.
riomino-hand-label = Ваши кубики
riomino-die-label = Кубик { $low } и { $high }
riomino-cell-die = { $cell }: кубик, сверху { $north }, справа { $east }, снизу { $south }, слева { $west }
riomino-cell-dead = { $cell }: сюда уже ничего не встанет
riomino-cell-fits = { $cell }: ваш кубик сюда встанет
riomino-cell-free = { $cell }: свободно
page-replay-title = просмотр
page-eyes = Чьими глазами
page-eyes-open = Всё открыто
page-eyes-spectator = Зритель
page-eyes-seat = { $name }
page-back = На ход назад
page-forward = На ход вперёд
page-ply = Ход
page-beginning = Начало
page-continue = Играть дальше отсюда
page-continues = Эта игра продолжает другую, рейтинг за неё не меняется.
page-picture = Картинка
page-picture-done = { $how ->
    [sent] Отправлено
   *[saved] Сохранено в загрузках
}
page-export = Скачать запись
page-checked = Раздача и ходы проверены: всё честно
page-checked-seed = Жребий этой игры. С ним каждый может проверить её своей программой:
page-bring = Открыть файл с записью игры
page-analysis = Оценено ходов: { $done } из { $total }
page-analysis-curve = Шансы на победу: { $name }
page-analysis-label = Чего стоил каждый ход
page-analysis-others = другие
page-qr = Та же ссылка для камеры телефона
rules-advice = Советы из правил
rules-advice-ours = Наши советы
page-tip = Совет
page-tip-said = Совет. { $advice }
page-tip-done = Понятно
page-daily = Пасьянс дня
page-daily-line = { $game } в одиночку: сегодня у всех одинаковая раздача. Без подсказок и без возврата ходов.
page-daily-play = Сыграть сегодняшнюю раздачу
page-daily-on = Доиграть сегодняшнюю раздачу
page-daily-mine = Мой результат сегодня
page-daily-rank = { $place }-е место из { $count } сегодня
page-daily-time = Время { $time }
page-hours = { $hours }{"\u00A0"}ч { $minutes }{"\u00A0"}мин
page-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
 }
page-invites = { $name } приглашает вас: { $game }
page-invites-rules = Ещё не играли? Правила за минуту
page-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
 }
puzzle-line = Накройте силуэт этими фигурами без пробелов. Фигуры можно поворачивать и переворачивать.
puzzle-take-back = Забрать фигуру { $piece }
puzzle-grade = Сложность
puzzle-make = Составить новую
puzzle-making = Составляем…
puzzle-studio = Студия
puzzle-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
 }
puzzle-done = решена
puzzle-kind-book = Головоломка
puzzle-kind-daily = Головоломка дня
puzzle-kind-generated = Головоломка для вас
puzzle-kind-picture = Головоломка из студии
puzzle-astray = { $count ->
    [one] Так закончить не получится: одна фигура лежит не там. Она показана бледно.
    [few] Так закончить не получится: { $count } фигуры лежат не там. Они показаны бледно.
   *[other] Так закончить не получится: { $count } фигур лежат не там. Они показаны бледно.
 }
puzzle-give-up = Показать решение
puzzle-again = Начать заново
puzzle-solved = Решено! Отлично.
puzzle-shown = Это одно из решений.
puzzle-solve = Решить
puzzle-title = Название картинки
puzzle-save = Сохранить
puzzle-saved = Сохранено. Ссылка:
puzzle-share = Сделать головоломкой
puzzle-colour = Цвет { $number }
page-today = Сегодня
page-daily-best = Лучшие сегодня
page-variants = Варианты
account-short = Профиль
account-title = Учётная запись
account-line = Играть можно и без неё. Учётная запись хранит ваши игры и рейтинг на всех устройствах. Нужны только имя и пароль.
account-name = Имя
account-password = Пароль
account-password-line = Не меньше восьми знаков. Восстановить забытый пароль не получится, так что запишите его.
account-sign-in = Войти
account-sign-up = Создать учётную запись
account-sign-out = Выйти
account-none-yet = У меня ещё нет учётной записи
account-have-one = У меня уже есть учётная запись
account-since = С нами с { $date }
account-ratings = Рейтинг
account-rating = Рейтинг
account-games = Сыграно
account-no-ratings = Рейтинг меняют игры с людьми, которые тоже вошли. Пока таких не было.
account-history = Ваши игры
account-no-history = Игр ещё не было. С какой начнём?
account-change = Сменить пароль
account-change-line = На других устройствах придётся войти снова.
account-changed = Пароль сменён.
account-old = Текущий пароль
account-new = Новый пароль
account-delete = Удалить учётную запись
account-delete-line = Имя и рейтинг исчезнут, и вы выйдете на всех устройствах; законченные игры останутся без вашего имени.
account-delete-sure = Да, удалить
account-deleted = Учётная запись удалена.
page-fill-bots = { $count ->
    [one] Посадить бота на свободное место
   *[other] Посадить ботов на свободные места
 }
page-leave = Встать из-за стола
page-bot-for-me = Пусть бот играет за меня
page-come-back = Я снова здесь
page-comes-back = { $name } снова здесь
page-me = Вы
page-watching = Вы смотрите.
page-watchers = Зрителей: { $count }
page-do-choose = Выберите, чем ходить
page-do-place = Выберите подсвеченное место
page-do-lay = Ложится сюда. Кладём?
page-do-drop = Ложится сюда: отпускайте
page-do-find = Поворачивайте и ищите ему место
page-do-nowhere = Сейчас это никуда не подходит. Выберите другое
page-do-turn = Так не подходит. Поверните
page-do-draw = Ничего не подходит: возьмите из резерва
page-do-pass = Ходить некуда: пропустите ход
page-passed = пас
page-hint-thinking = Ищу подсказку…
page-hint-shown = Подсказка: ход показан на поле
page-hint-because = Подсказка. { $why }
page-hint-press = Подсказка: нажмите кнопку в этой строке
page-round-over = Раунд { $number } окончен
page-next-round = Следующий раунд
page-sheet = Счёт
page-sheet-round = Раунд
page-round-of = { $round } из { $count }
page-sheet-total = Итого
page-result = Итог
page-share = Поделиться
page-next-time = В следующий раз повезёт!
page-alone-over = Пасьянс окончен. Счёт: { $score }
page-hand-empty = всё выложено
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-gone-line = Возможно, ссылка скопирована не полностью или стол уже убрали.
page-set-pace = Ходы ботов
page-set-pace-calm = Спокойно, чтобы уследить
page-set-pace-quick = Быстро
page-set-pace-none = Сразу
page-set-coordinates = Буквы и цифры вдоль поля
page-set-notation = Показывать и запись ходов
page-autoplay = Воспроизвести
page-autoplay-stop = Остановить
page-stood-you = { $stood ->
    [won] Здесь вы уже почти выиграли.
    [good] Здесь у вас всё шло хорошо.
    [even] Здесь было поровну.
    [slim] Здесь вам было непросто, но ещё не поздно.
   *[lost] Здесь уже было тяжело.
 }
page-stood = { $stood ->
    [won] Здесь { $name } уже почти выигрывает.
    [good] Здесь { $name } стоит хорошо.
    [even] Здесь поровну.
    [slim] Здесь { $name } позади, но ещё не поздно.
   *[lost] Здесь { $name } уже в беде.
 }
page-cost = { $size ->
    [large] много
    [some] немало
   *[little] немного
 }
page-better = { page-stood } Следующий ход стоит: { page-cost }. Лучше: { $what }. { $why }
page-better-you = { page-stood-you } Ваш следующий ход стоил вам { page-cost }. Лучше: { $what }. { $why }
page-better-shown = как показано на поле
page-wrong = Где была ошибка?
page-wrong-ask = { page-stood } Следующий ход стоит: { page-cost }. Найдёте лучше?
page-wrong-ask-you = { page-stood-you } Ваш следующий ход стоил вам { page-cost }. Найдёте лучше?
page-wrong-good = Не хуже лучших: { $good } из { $count ->
    [one] { $count } вашего хода
   *[other] { $count } ваших ходов
 }.
page-wrong-none = Дорогих ошибок не найдено. Отличная игра!
page-wrong-none-lost = Дорогих ошибок не найдено: вы хорошо сыграли. { $stood ->
    [lost] Шансов с самого начала почти не было.
    [slim] Шансов с самого начала было мало.
    [even] Начинали поровну, решили мелочи.
   *[other] Начинали вы хорошо, решили мелочи.
 }
page-wrong-show = Показать ход
page-tally-won = Выиграно
page-tally-beaten = Самый сильный побеждённый бот
page-tally-people = Кто выигрывает за вашим столом
page-analysis-worst = Самые дорогие ошибки
page-lost-line = Возможно, в адресе ошибка. Вот куда можно пойти дальше:
page-new = Новый стол
page-forget = Убрать из списка
page-put-away = Убрано. Игра осталась в разделе «Ваши игры».
page-put-back = Вернуть
page-just-now = только что
page-who-plays = Кто играет
page-house-rules = Варианты и домашние правила
page-player = Игрок { $number }
page-name-of = Имя игрока { $number }
page-first = Кто начинает
page-your-colours = Ваши цвета
page-colours-of = Цвета: { $name }
page-first-lot = По жребию
