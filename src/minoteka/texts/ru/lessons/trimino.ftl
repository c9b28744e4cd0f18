# The lessons of Trimino: a title each; of a step its task, a hint, and what was learnt.
trimino-lesson-laying = Как выкладывать фишки
trimino-lesson-laying-first = Вы начинаете с любой фишки. То, что останется на подставке, посчитают против вас, поэтому начните с самой дорогой.
trimino-lesson-laying-first-hint = Стоимость фишки — сумма трёх её чисел.
trimino-lesson-laying-first-miss = Есть фишка подороже. Сравните суммы трёх чисел.
trimino-lesson-laying-first-done = Сразу минус 15 очков. Каждое сочетание чисел есть только один раз.
trimino-lesson-laying-side = Приложите фишку целой стороной. Оба числа на концах этой стороны должны совпасть. { $keys ->
    [screen] {""}
    [line] Напишите номер хода.
   *[other] Возьмите фишку: места, куда она подходит, засветятся, а повернётся она сама.
 }
trimino-lesson-laying-side-hint = Фишки, которые сейчас никуда не подходят, бледные.
trimino-lesson-laying-side-done = Верно. Коснуться углом мало: нужна целая сторона.
trimino-lesson-laying-numbers = На общей стороне встречаются два числа, и совпасть должны оба. Выложите фишку 1-5-5.
trimino-lesson-laying-numbers-hint = У выложенной фишки две стороны с числами 1 и 5.
trimino-lesson-laying-numbers-miss = Подходит, но задание — выложить фишку 1-5-5.
trimino-lesson-laying-numbers-done = И где бы фишки ни сходились в точке, там тоже должно быть одно число.
trimino-lesson-laying-dear = Подходит несколько фишек. Избавьтесь от самой дорогой из них.
trimino-lesson-laying-dear-hint = Среди них есть фишка на 13 очков: 3 + 5 + 5.
trimino-lesson-laying-dear-miss = Эта подходит, но подходит и более дорогая. Сравните суммы.
trimino-lesson-laying-dear-done = Кто выложил всё, получает 0 очков, а остальные прибавляют стоимость оставшихся фишек. Поэтому дорогие — первыми.
trimino-lesson-drawing = Резерв
trimino-lesson-drawing-drawn = Ни одна ваша фишка не подходит. Возьмите одну из резерва и выложите, если подойдёт.
trimino-lesson-drawing-drawn-hint = Сначала кнопка, потом пришедшая фишка.
trimino-lesson-drawing-drawn-done = Повезло. Если взятая фишка подходит, её надо выложить сразу; если нет — берёте ещё одну.
trimino-lesson-drawing-pass = Вы взяли две фишки, и ни одна не подходит. Больше двух не берут: пропустите ход.
trimino-lesson-drawing-pass-hint = Кнопка — в строке под столом.
trimino-lesson-drawing-pass-done = Ход окончен, а обе фишки остаются у вас. Если ход пропустят все подряд, партия закончится.
trimino-lesson-hexagons = Шестиугольники
trimino-lesson-hexagons-close = Вокруг точки уже лежат пять фишек. Выложите шестую и замкните шестиугольник.
trimino-lesson-hexagons-close-hint = Ищите промежуток между двумя фишками: он требует 2, 4 и 5.
trimino-lesson-hexagons-close-miss = Подходит, но шестиугольник остался незамкнутым.
trimino-lesson-hexagons-close-done = Замкнули! За это можно выложить ещё одну фишку.
trimino-lesson-hexagons-field = Замкните его ещё раз и воспользуйтесь правом: выложите любую другую фишку новым полем.
trimino-lesson-hexagons-field-hint = После шестой годится любая фишка: соседи ей не нужны.
trimino-lesson-hexagons-field-miss = Сначала замкните шестиугольник, потом выложите ещё одну фишку.
trimino-lesson-hexagons-field-done = Две фишки за ход. Выбирайте дорогую или такую, к которой подойдут другие ваши.
trimino-lesson-hexagons-two = Одна-единственная фишка может замкнуть сразу два шестиугольника. Найдите место.
trimino-lesson-hexagons-two-hint = Фишка 0-1-1 подходит в два места. В каком из них фишки лежат со всех трёх сторон?
trimino-lesson-hexagons-two-miss = Двух это не замкнуло. Ищите место, которое принадлежит обоим шестиугольникам.
trimino-lesson-hexagons-two-done = Красота. Но дополнительная фишка за это всё равно одна.
trimino-lesson-points = Конец партии
trimino-lesson-points-out = На подставке последняя фишка, и она подходит. Закончите партию.
trimino-lesson-points-out-hint = Там нужны тройка и ноль.
trimino-lesson-points-out-done = Вы выиграли партию, а остальные записывают то, что осталось на подставках. В итоге побеждает тот, у кого очков меньше всех.
trimino-lesson-points-reverse = В игре «Наоборот» стоимость каждой выложенной фишки записывают вам, и выигрывает тот, у кого очков больше всех. Выложите фишку, которая принесёт больше всего.
trimino-lesson-points-reverse-hint = Подходит фишка на 11 очков.
trimino-lesson-points-reverse-miss = Немного очков это даст, но другая фишка даст больше.
trimino-lesson-points-reverse-done = Здесь подставки не считают: важно то, что выложили, а не то, что оставили.
trimino-lesson-points-bridge = По международному счёту мост даёт 40 очков: фишка прилегает одной стороной, а противоположным углом касается другой фишки. Постройте мост.
trimino-lesson-points-bridge-hint = Ищите промежуток, который фишка перекроет: с одного конца целая сторона, с другого только точка.
trimino-lesson-points-bridge-miss = Это не мост: противоположный угол ничего не касается.
trimino-lesson-points-bridge-done = Это было всё. Теперь играйте!
