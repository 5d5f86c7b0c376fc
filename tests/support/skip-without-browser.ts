import { beforeEach, inject } from 'vitest'

/** Skips tests if no browser was found or installed. The start of the run has reported that. */
beforeEach(({ skip }) => skip('Chromium' in inject('missing'), 'no Chromium'))
