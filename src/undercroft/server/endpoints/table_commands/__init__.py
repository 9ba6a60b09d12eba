"""The actions of people on the server, the same over HTTP and over a socket.

`table_creation` creates tables: new ones, lessons, tables from records, rematches. `play_commands` has the commands at
a table. Both check whether the guest may do it, hold the table's lock while they do it, and return only when it is on
disk. `own_data` hands out and deletes what is stored of a guest.
"""
