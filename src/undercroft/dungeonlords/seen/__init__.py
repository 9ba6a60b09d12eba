"""Who knows what (DL-20): views, dealt worlds, and the census of components.

`visibility` builds views by whitelist, so a new field of the position stays secret until it is named there. `encoded`
makes the same views as JSON from parts that are encoded again only when they have changed, which is what lets a server
send a picture to each reader after each answer. `census` counts the components wherever they lie.
"""
