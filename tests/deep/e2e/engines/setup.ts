import { installDebianPackage } from '../../../support/debian-package.ts'
import { isCi } from '../../../support/is-ci.ts'
import { browserPrograms } from '../../../support/programs.ts'
import { findMissing } from '../../../support/system-programs.ts'

/** Installs the browsers where it may, and names those that are missing. In CI their stories fail. */
export default function setup(): void {
  const missing = findMissing(Object.values(browserPrograms), {
    isCi: isCi(),
    install: installDebianPackage,
  })
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
}
