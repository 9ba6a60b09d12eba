"""Tests of the map: where location cards may lie, how they may shift, and how far it is from one to another."""
