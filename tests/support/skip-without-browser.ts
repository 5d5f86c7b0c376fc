import { beforeEach, inject } from 'vitest'

/** Where no browser could be found or installed, which the start of the run has told. */
beforeEach(({ skip }) => skip('Chromium' in inject('missing'), 'no Chromium'))
