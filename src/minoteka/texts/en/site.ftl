# The house without a server, in a browser
site-coming = The games' engine is coming into your browser…
site-not-kept = This browser can keep nothing more: what you play from now on is gone when you close the page.
site-newer = A newer version is ready: it opens when you close all tabs of this page and come again.
site-daily = Without a server the days' deals follow from a published key: anyone could look ahead.
site-fallen = The engine can't be started in this browser. An update of the browser, or another one, may help.
error-not-here = That needs a server; here the house is in your browser alone.
site-licences = Licences
site-hello-line = Play against a bot or share one screen, also without a network: everything stays in this browser.
