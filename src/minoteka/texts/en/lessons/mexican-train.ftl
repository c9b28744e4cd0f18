# The lessons of Mexican Train: a title each; of a step its task, a hint, and what was learnt.
mexican-train-lesson-trains = Trains
mexican-train-lesson-trains-own = The engine, double nine, stands in the middle. Begin your own train with a tile that shows a 9, too. { $keys ->
    [screen] {""}
    [line] Write the number of a move.
   *[other] Choose the tile below, then your train.
 }
mexican-train-lesson-trains-own-hint = Only one of your tiles has a 9.
mexican-train-lesson-trains-own-miss = That begins the Mexican train. Good to know, but begin your own one.
mexican-train-lesson-trains-own-done = The 9 joins the engine, and the other end stays open: the next tile must match it.
mexican-train-lesson-trains-mexican = The Mexican train belongs to everybody and begins at the engine as well. Begin it.
mexican-train-lesson-trains-mexican-hint = It takes a 9 again.
mexican-train-lesson-trains-mexican-miss = That made your own train longer. The Mexican train has a row of its own.
mexican-train-lesson-trains-mexican-done = Anybody may add to it, at any time.
mexican-train-lesson-trains-other = A rival’s train has a marker: it is open, and you may use it. Lay a tile there.
mexican-train-lesson-trains-other-hint = Its open end is a 0.
mexican-train-lesson-trains-other-miss = Allowed, but look for the train with the marker.
mexican-train-lesson-trains-other-done = A train without a marker is its owner’s alone.
mexican-train-lesson-pile = The pile
mexican-train-lesson-pile-draw = Nothing fits. Draw one tile from the pile, and lay it if it fits.
mexican-train-lesson-pile-draw-hint = First the button, then the new tile.
mexican-train-lesson-pile-draw-done = If you can lay a tile, you must. You draw only when nothing fits, and only one tile.
mexican-train-lesson-pile-mark = Nothing fits again. Draw; and if that tile doesn’t help, pass.
mexican-train-lesson-pile-mark-hint = Both are buttons in the line under the trains.
mexican-train-lesson-pile-mark-done = Your train got a marker: everybody may lay there now.
mexican-train-lesson-pile-unmark = Your train has a marker. Close it: get rid of the marker.
mexican-train-lesson-pile-unmark-hint = A tile on your own train takes the marker off.
mexican-train-lesson-pile-unmark-miss = Your train is still open. It closes when you lay there yourself.
mexican-train-lesson-pile-unmark-done = Your train is yours again.
mexican-train-lesson-doubles = Doubles
mexican-train-lesson-doubles-double = A double brings one more tile. Lay the double 1 on the Mexican train, then cover it with another tile.
mexican-train-lesson-doubles-double-hint = The Mexican train ends with a 1. After the double you need one more tile with a 1.
mexican-train-lesson-doubles-double-miss = The task: first the double, then a tile on it, both on the Mexican train.
mexican-train-lesson-doubles-double-done = Two tiles in one turn. The extra tile may not be a double itself.
mexican-train-lesson-doubles-cover = Somebody left a double open. It binds everybody: nobody may play anywhere else until it is covered. Cover it.
mexican-train-lesson-doubles-cover-hint = Lay a tile with a 7.
mexican-train-lesson-doubles-cover-done = Covered, and everything is open again. Whoever has no such tile draws one; if that doesn’t help, they get a marker.
mexican-train-lesson-doubles-draw = A double is open again, 5-5 this time, and you have no 5. Draw a tile from the pile; if it fits, cover the double.
mexican-train-lesson-doubles-draw-hint = First the button, then the new tile, on the Mexican train.
mexican-train-lesson-doubles-draw-done = Covered. Had the tile not fitted, you would have got a marker, and the double would wait for the next player.
mexican-train-lesson-doubles-leave = Be mean: lay a double that you do not cover, and lay the extra tile somewhere else.
mexican-train-lesson-doubles-leave-hint = First 7-7 on your own train, then a tile on the Mexican train.
mexican-train-lesson-doubles-leave-miss = That leaves no double open.
mexican-train-lesson-doubles-leave-done = Now the next player has to find a 7.
mexican-train-lesson-clever = Playing well
mexican-train-lesson-clever-heavy = Any pips you are left with count against you. Lay the heaviest tile you can.
mexican-train-lesson-clever-heavy-hint = 17 pips: it fits your own train.
mexican-train-lesson-clever-heavy-miss = That tile is lighter than another one that fits.
mexican-train-lesson-clever-heavy-done = The lowest total after all rounds wins.
mexican-train-lesson-clever-keep = Your own train can wait: nobody else may use it. Lay somewhere else, and keep your moves there for later.
mexican-train-lesson-clever-keep-hint = The Mexican train ends with an 8.
mexican-train-lesson-clever-keep-miss = Your train would have waited for that tile; the place on the Mexican train will be taken.
mexican-train-lesson-clever-keep-done = First what others could take from you, then your own.
mexican-train-lesson-clever-out = You have knocked: one tile is left, and it fits. End the round.
mexican-train-lesson-clever-out-hint = Look at the Mexican train.
mexican-train-lesson-clever-out-done = You are out and write down nothing; the others count their pips. Now play!
