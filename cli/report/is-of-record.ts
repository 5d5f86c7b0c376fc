import type { Diagnostic } from '#generator/index.ts'

/** Whether a finding is about what is on record of a pair. It is kept in the record. */
export const isOfRecord = ({ code }: Pick<Diagnostic, 'code'>): boolean =>
  [
    'translation/meaning',
    'translation/stale',
    'translation/unconfirmed',
    'translation/unlike',
  ].includes(code)
