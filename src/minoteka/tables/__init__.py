"""The authority over matches: what may be entered at a table, and what each seat gets to know.

Tables run anywhere: on a server, in a browser's worker, in a simulation. What they need of the place they are in is
given from outside (``seams``); no SQL, HTTP, sockets or threads in here.
"""
