import { installDebianPackage } from '../../support/debian-package.ts'
import { browserPrograms } from '../../support/programs.ts'
import { findMissing } from '../../support/system-programs.ts'

/** Installs the browsers where it may. The stories of one that is missing fail, and name it. */
export default function setup(): void {
  findMissing(Object.values(browserPrograms), { isCi: true, install: installDebianPackage })
}
