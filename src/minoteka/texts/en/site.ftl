# The house without a server, in a browser
site-coming = The games' engine is coming into your browser…
site-not-kept = This browser keeps nothing: what you play is gone when you close the page.
site-fallen = The engine can't be started in this browser. An update of the browser, or another one, may help.
error-not-here = That needs a server; here the house is in your browser alone.
