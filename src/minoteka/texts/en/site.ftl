# The house without a server, in a browser
site-coming = The game engine is loading into your browser…
site-not-kept-full = This browser can’t save anything more here: its storage is full, blocked or was cleared. You can play on, but what you play from now on is gone when you close the page.
site-not-kept-newer = A newer version of this page keeps the games here now. Close all its tabs and open it again: what you play in this tab is not saved.
site-not-kept-insecure = This page was opened without https, so the browser saves nothing: what you play is gone when you close the page.
site-other = Another version of this page is open in another tab: when you close that one, this one goes on.
site-newer = A newer version is ready: it opens when you close all tabs of this page and come again.
site-newer-others = Close the other tabs of this page first: they still run the older version.
site-newer-open = Open it now
site-daily = Without a server the days’ deals follow from a published key: anyone could look ahead.
site-fallen = The game engine can’t start in this browser. Updating the browser, or using another one, may help.
site-licences = Licences
site-hello-line = Play against a bot or share one screen, even offline: everything stays in this browser.
site-friends = Playing with friends on other devices needs a server: here everything stays in this browser.
site-friends-there = Play with friends
site-saved = Saved in this browser. To show it to somebody, send the picture.
site-everything = Everything in this browser
site-everything-line = All games, puzzles, stars and settings as one file: to keep them safe, or to take them to another device. Whoever has the file can play on at your tables.
site-everything-save = Save everything as a file
site-everything-take = Open a file like that
site-everything-taken = Done. { $fresh ->
    [0] No game is new
    [one] One game is new
   *[other] { $fresh } games are new
 }{ $longer ->
    [0] {""}
    [one] , one goes on further
   *[other] , { $longer } go on further
 }{ $known ->
    [0] .
    [one] , one was here already.
   *[other] , { $known } were here already.
 }
error-everything-else = This is not a file from “Save everything as a file”. Nothing was changed.
error-everything-broken = This file is damaged. Nothing was changed.
error-everything-newer = A newer version wrote this file: open the newest version of this page and try again. Nothing was changed.
error-not-here = That needs a server; here everything runs in your browser alone.
site-error-store-away = That didn’t work just now. Nothing has changed; please try again.
site-error-page-offline = This part of the page is not in your browser yet. Check your connection and try again.
site-written = Minoteka without a server is in { $folder }: put it on any static host.
page-offline = Play offline, too
error-site-not-built = This copy doesn’t contain Minoteka without a server. From the sources: python3 run.py site FOLDER
error-site-target = { $folder } is there already and not empty.
error-site-unwritten = { $folder } can’t be written: { $why }
