/** How long a test may take, in milliseconds. It finds out what happens, never how fast: the machine may be busy. */
export const testTimeout = 300_000

/** How long a test waits for one thing. It ends before the test does, to say what was waited for. */
export const waitTimeout = 120_000
