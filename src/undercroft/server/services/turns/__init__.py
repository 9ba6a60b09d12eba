"""Whose turn it is: the tables where a person plays with others, in the order in which they ask for attention.

`stored_turns` reads them, `turn_order` puts them in order.
"""
