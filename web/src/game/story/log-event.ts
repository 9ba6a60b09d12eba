/** An event as a seat receives it (`kernel/base/event.py`): its key, whose it is, and its arguments. */
export type LogEvent = { event: string; seat?: number } & Record<string, unknown>
