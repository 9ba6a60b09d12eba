"""The rules (DN-2 to DN-19), one package for each part.

`dispatch` lists everything in higher packages that lower ones begin.
"""
