import { installDebianPackage } from '../../support/debian-package.ts'
import { findMissing } from '../../support/system-programs.ts'
import { firefoxProgram } from './firefox-driver.ts'
import { screenProgram, webkitProgram } from './webkit-driver.ts'

/** Installs the browsers where it may. The stories of one that is missing fail, and name it. */
export default function setup(): void {
  findMissing([firefoxProgram, webkitProgram, screenProgram], {
    isCi: true,
    install: installDebianPackage,
  })
}
