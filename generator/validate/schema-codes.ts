import type { Code } from '../diagnostics/diagnostic.ts'

/** What the YAML parser and the schemas find. Editors have to mend most of it. */
export const schemaCodes: readonly Code[] = [
  { code: 'yaml/syntax', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'art/broken-tiles', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'content/unknown-file', severity: 'warning', canBeAcknowledged: false },
  { code: 'content/not-a-file', severity: 'error', canBeAcknowledged: false },
  { code: 'content/empty-file', severity: 'error', canBeAcknowledged: false },
  { code: 'content/encoding', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'content/too-large', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'schema/missing-key', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'schema/unknown-key', severity: 'error', canBeAcknowledged: false },
  { code: 'schema/unknown-section', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  {
    code: 'schema/missing-component',
    severity: 'error',
    canBeAcknowledged: false,
    breaksPage: true,
  },
  { code: 'schema/broken-section', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'schema/undeclared-text', severity: 'error', canBeAcknowledged: false },
  { code: 'schema/wrong-type', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'schema/invalid-value', severity: 'error', canBeAcknowledged: false, breaksPage: true },
  { code: 'schema/too-long', severity: 'error', canBeAcknowledged: false },
]
