"""What everything else in the kernel rests on: plain data, errors, events, refusals, content files."""
