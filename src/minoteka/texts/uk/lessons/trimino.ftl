# The lessons of Trimino: a title each; of a step its task, a hint, and what was learnt.
trimino-lesson-laying = Як викладати фішки
trimino-lesson-laying-first = Ви починаєте з будь-якої фішки. Те, що лишиться на підставці, рахуватимуть проти вас, тож почніть із найдорожчої.
trimino-lesson-laying-first-hint = Вартість фішки — сума трьох її чисел.
trimino-lesson-laying-first-miss = Є дорожча фішка. Порівняйте суми трьох чисел.
trimino-lesson-laying-first-done = Одразу мінус 15 очок. Кожне поєднання чисел є лише один раз.
trimino-lesson-laying-side = Прикладіть фішку цілою стороною. Обидва числа на кінцях цієї сторони мають збігтися. { $keys ->
    [screen] {""}
    [line] Напишіть номер ходу.
   *[other] Візьміть фішку: місця, куди вона підходить, засвітяться, а повернеться вона сама.
 }
trimino-lesson-laying-side-hint = Фішки, які зараз нікуди не підходять, бліді.
trimino-lesson-laying-side-done = Саме так. Торкнутися кутом замало: потрібна ціла сторона.
trimino-lesson-laying-numbers = На спільній стороні зустрічаються два числа, тож збігтися мають обидва. Викладіть фішку 1-5-5.
trimino-lesson-laying-numbers-hint = У викладеної фішки дві сторони з числами 1 і 5.
trimino-lesson-laying-numbers-miss = Підходить, але завдання — викласти фішку 1-5-5.
trimino-lesson-laying-numbers-done = І де б фішки не сходилися в точці, там теж має бути одне число.
trimino-lesson-laying-dear = Підходить кілька фішок. Позбудьтеся найдорожчої з них.
trimino-lesson-laying-dear-hint = Серед них є фішка на 13 очок: 3 + 5 + 5.
trimino-lesson-laying-dear-miss = Ця підходить, але підходить і дорожча. Порівняйте суми.
trimino-lesson-laying-dear-done = Хто виклав усе, отримує 0 очок, а решта додає вартість фішок, що лишилися. Тож дорогі — першими.
trimino-lesson-drawing = Резерв
trimino-lesson-drawing-drawn = Жодна ваша фішка не підходить. Витягніть одну з резерву й викладіть, якщо підійде.
trimino-lesson-drawing-drawn-hint = Спершу кнопка, потім фішка, що прийшла.
trimino-lesson-drawing-drawn-done = Пощастило. Якщо витягнута фішка підходить, її треба викласти одразу; якщо ні — тягнете ще одну.
trimino-lesson-drawing-pass = Ви витягли дві фішки, і жодна не підходить. Більше двох не тягнуть: пропустіть хід.
trimino-lesson-drawing-pass-hint = Кнопка — в рядку під столом.
trimino-lesson-drawing-pass-done = Хід закінчено, а обидві фішки лишаються у вас. Якщо хід пропустять усі поспіль, партія закінчиться.
trimino-lesson-hexagons = Шестикутники
trimino-lesson-hexagons-close = Навколо точки вже лежать п’ять фішок. Викладіть шосту й закрийте шестикутник.
trimino-lesson-hexagons-close-hint = Шукайте проміжок між двома фішками: він вимагає 2, 4 і 5.
trimino-lesson-hexagons-close-miss = Підходить, але шестикутник лишився відкритим.
trimino-lesson-hexagons-close-done = Закрито! За це можна викласти ще одну фішку.
trimino-lesson-hexagons-field = Закрийте його ще раз і скористайтеся правом: викладіть будь-яку іншу фішку новим полем.
trimino-lesson-hexagons-field-hint = Після шостої годиться будь-яка фішка: сусідів їй не треба.
trimino-lesson-hexagons-field-miss = Спершу закрийте шестикутник, потім викладіть ще одну фішку.
trimino-lesson-hexagons-field-done = Дві фішки за хід. Обирайте дорогу або таку, до якої підійдуть інші ваші.
trimino-lesson-hexagons-two = Одна-єдина фішка може закрити одразу два шестикутники. Знайдіть місце.
trimino-lesson-hexagons-two-hint = Фішка 0-1-1 підходить у два місця. У якому з них фішки лежать з усіх трьох боків?
trimino-lesson-hexagons-two-miss = Двох це не закрило. Шукайте місце, що належить обом шестикутникам.
trimino-lesson-hexagons-two-done = Краса. Але додаткова фішка за це все одно одна.
trimino-lesson-points = Кінець партії
trimino-lesson-points-out = На підставці остання фішка, і вона підходить. Закінчіть партію.
trimino-lesson-points-out-hint = Там потрібні трійка й нуль.
trimino-lesson-points-out-done = Ви виграли партію, а решта записує те, що лишилося на підставках. Зрештою перемагає той, у кого очок найменше.
trimino-lesson-points-reverse = У грі «Навпаки» вартість кожної викладеної фішки записують вам, і виграє той, у кого очок найбільше. Викладіть фішку, що принесе найбільше.
trimino-lesson-points-reverse-hint = Підходить фішка на 11 очок.
trimino-lesson-points-reverse-miss = Трохи очок це дасть, але інша фішка дасть більше.
trimino-lesson-points-reverse-done = Тут підставки не рахують: важить те, що виклали, а не те, що лишили.
trimino-lesson-points-bridge = За міжнародним рахунком міст дає 40 очок: фішка прилягає однією стороною, а протилежним кутом торкається іншої фішки. Збудуйте міст.
trimino-lesson-points-bridge-hint = Шукайте проміжок, який фішка перекриє: з одного кінця ціла сторона, з другого лише точка.
trimino-lesson-points-bridge-miss = Це не міст: протилежний кут нічого не торкається.
trimino-lesson-points-bridge-done = Це було все. Тепер грайте!
