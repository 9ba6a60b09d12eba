"""The version of Undercroft. It stands in every record, so the lowest rooms need it too."""

__version__ = "0.2.0.dev0"
