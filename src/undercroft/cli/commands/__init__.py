"""The commands, one module each; those of `arena` have a package beside this one."""
