"""The authority over matches: what may be entered at a table, and what each seat gets to know. Knows no
HTTP.
"""
