import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export { audit, encode, rules, strategyCall } from './site-rules.ts'

/** Creates a folder that is removed after the test. */
export function temporaryData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
