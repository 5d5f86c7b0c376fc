import { browserPrograms } from '../../../support/programs.ts'
import { findMissing } from '../../../support/system-programs.ts'

/** Installs the browsers where it may, and names those that are missing: their stories are skipped, but not in CI. */
export default function setup(): void {
  const missing = findMissing(Object.values(browserPrograms))
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
}
