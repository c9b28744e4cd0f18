# The lessons of Mexican Train: a title each; of a step its task, a hint, and what was learnt.
mexican-train-lesson-trains = Поїзди
mexican-train-lesson-trains-own = Посередині стоїть паровоз — дубль 9. Почніть свій поїзд кісткою, на якій теж є 9. { $keys ->
    [screen] {""}
    [line] Напишіть номер ходу.
   *[other] Виберіть кістку внизу, потім свій поїзд.
 }
mexican-train-lesson-trains-own-hint = Дев’ятка є лише на одній вашій кістці.
mexican-train-lesson-trains-own-miss = Так починається мексиканський поїзд. Це теж можна, але почніть свій.
mexican-train-lesson-trains-own-done = Дев’ятка прилягає до паровоза, а другий кінець відкритий: до нього має підійти наступна кістка.
mexican-train-lesson-trains-mexican = Мексиканський поїзд спільний і теж рушає від паровоза. Почніть його.
mexican-train-lesson-trains-mexican-hint = Знову потрібна дев’ятка.
mexican-train-lesson-trains-mexican-miss = Це подовжило ваш поїзд. У мексиканського поїзда свій ряд.
mexican-train-lesson-trains-mexican-done = Його може продовжувати кожен і будь-коли.
mexican-train-lesson-trains-other = На поїзді суперника значок: поїзд відкритий, і ним можна скористатися. Покладіть туди кістку.
mexican-train-lesson-trains-other-hint = Його відкритий кінець — 0.
mexican-train-lesson-trains-other-miss = Так можна, але шукайте поїзд зі значком.
mexican-train-lesson-trains-other-done = Поїзд без значка — лише для свого господаря.
mexican-train-lesson-pile = Стопка
mexican-train-lesson-pile-draw = Нічого не підходить. Візьміть одну кістку зі стопки й покладіть, якщо підійде.
mexican-train-lesson-pile-draw-hint = Спершу кнопка, потім нова кістка.
mexican-train-lesson-pile-draw-done = Хто може покласти, той мусить. Беруть лише тоді, коли нічого не підходить, і лише одну кістку.
mexican-train-lesson-pile-mark = Знову нічого не підходить. Візьміть кістку, а якщо й вона не допоможе, пропустіть хід.
mexican-train-lesson-pile-mark-hint = Обидві кнопки — в рядку під поїздами.
mexican-train-lesson-pile-mark-done = На вашому поїзді значок: тепер туди можуть класти всі.
mexican-train-lesson-pile-unmark = На вашому поїзді значок. Закрийте поїзд: приберіть значок.
mexican-train-lesson-pile-unmark-hint = Значок зникає, щойно ви кладете кістку на свій поїзд.
mexican-train-lesson-pile-unmark-miss = Ваш поїзд досі відкритий. Він закриється, коли ви самі туди покладете.
mexican-train-lesson-pile-unmark-done = Поїзд знову лише ваш.
mexican-train-lesson-doubles = Дублі
mexican-train-lesson-doubles-double = Дубль дає ще одну кістку. Покладіть дубль 1 на мексиканський поїзд, а потім закрийте його іншою кісткою.
mexican-train-lesson-doubles-double-hint = Мексиканський поїзд закінчується одиницею. Після дубля потрібна ще одна кістка з 1.
mexican-train-lesson-doubles-double-miss = Завдання: спершу дубль, потім кістка на нього, обидві на мексиканський поїзд.
mexican-train-lesson-doubles-double-done = Дві кістки за хід. Додаткова кістка сама дублем бути не може.
mexican-train-lesson-doubles-cover = Хтось лишив відкритий дубль. Він зобов’язує всіх: доки його не закрито, грати деінде не можна. Закрийте його.
mexican-train-lesson-doubles-cover-hint = Покладіть кістку із сімкою.
mexican-train-lesson-doubles-cover-done = Дубль закрито, і все знову доступне. Хто не має такої кістки, бере одну; не допомогло — отримує значок.
mexican-train-lesson-doubles-draw = Знову відкритий дубль, цього разу 5-5, а п’ятірки у вас немає. Візьміть кістку зі стопки й, якщо вона підходить, закрийте дубль.
mexican-train-lesson-doubles-draw-hint = Спершу кнопка, потім нова кістка — на мексиканський поїзд.
mexican-train-lesson-doubles-draw-done = Закрили. Якби кістка не підійшла, ви отримали б значок, а дубль чекав би наступного гравця.
mexican-train-lesson-doubles-leave = Зробіть капость: покладіть дубль і не закривайте його, а додаткову кістку покладіть деінде.
mexican-train-lesson-doubles-leave-hint = Спершу 7-7 на свій поїзд, потім кістка на мексиканський.
mexican-train-lesson-doubles-leave-miss = Так відкритого дубля не лишається.
mexican-train-lesson-doubles-leave-done = Тепер наступному гравцеві доведеться шукати сімку.
mexican-train-lesson-clever = Як грати краще
mexican-train-lesson-clever-heavy = Очки на кістках, що лишаться, запишуть вам. Покладіть найважчу кістку, яку можете.
mexican-train-lesson-clever-heavy-hint = 17 очок: вона підходить до вашого поїзда.
mexican-train-lesson-clever-heavy-miss = Ця кістка легша за іншу, що теж підходить.
mexican-train-lesson-clever-heavy-done = Після всіх конів перемагає найменша сума.
mexican-train-lesson-clever-keep = Ваш поїзд може зачекати: ніхто інший туди не покладе. Покладіть деінде, а свої ходи прибережіть.
mexican-train-lesson-clever-keep-hint = Мексиканський поїзд закінчується вісімкою.
mexican-train-lesson-clever-keep-miss = Ваш поїзд дочекався б цієї кістки, а місце на мексиканському займе хтось інший.
mexican-train-lesson-clever-keep-done = Спершу те, що можуть забрати інші, потім своє.
mexican-train-lesson-clever-out = Ви постукали по столу: лишилася одна кістка, і вона підходить. Закінчіть кін.
mexican-train-lesson-clever-out-hint = Погляньте на мексиканський поїзд.
mexican-train-lesson-clever-out-done = Кісток у вас не лишилося, тож ви не записуєте нічого; решта рахує свої очки. Тепер грайте!
