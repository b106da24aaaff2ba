/**
 * How long a test waits for one thing that it wants to see, in milliseconds: an answer, a started process, a line in a
 * log, a page. An idle machine needs a thirtieth of it and less. It only ends a test whose wait is in vain; no result
 * depends on it, and nothing else in the tests says a time to wait.
 */
export const patience = 300_000;

/** How long a whole test, or a hook, may take, in milliseconds: a few such waits, one after the other. */
export const testPatience = 5 * patience;
