import { expect, test } from 'vitest'
import type { SystemProgram } from './support/programs.ts'
import { findMissing } from './support/system-programs.ts'

const line =
  'SKIPPED: PostgreSQL is missing and could not be installed. Not run: tests of the store.'
const lineAboutRight = 'SKIPPED: PostgreSQL is missing. Not run: tests of the store.'

test.for([
  { name: 'is there', isInstalled: true, installs: [], missing: {} },
  { name: 'can be installed', mayInstall: true, installs: ['postgresql: tests of the store'] },
  { name: 'may not be installed', missing: { PostgreSQL: line } },
  { name: 'may not be installed in CI, which has to run its tests', isCi: true },
  {
    name: 'is optional and may not be installed in CI',
    isCi: true,
    isRequiredInCi: false,
    missing: { PostgreSQL: line },
  },
  {
    name: 'is there and may not be used',
    isInstalled: true,
    isUsable: false,
    installs: [],
    missing: { PostgreSQL: line },
  },
  {
    name: 'is a right, which nobody can install',
    debianPackage: '',
    installs: [],
    missing: { PostgreSQL: lineAboutRight },
  },
])('a program that $name', (world) => {
  const {
    isInstalled = false,
    isUsable = true,
    mayInstall = false,
    isCi = false,
    isRequiredInCi = true,
    debianPackage = 'postgresql',
    installs = ['postgresql: tests of the store'],
    missing = {},
  } = world
  let isThere = isInstalled
  const program: SystemProgram = {
    name: 'PostgreSQL',
    purpose: 'tests of the store',
    ...(debianPackage !== '' && { debianPackage }),
    isRequiredInCi,
    isInstalled: () => isThere,
    isUsable: () => isThere && isUsable,
  }
  const tried: string[] = []
  const install = (name: string, purpose: string) => {
    tried.push(`${name}: ${purpose}`)
    isThere = mayInstall
    return mayInstall
  }

  expect(findMissing([program], { isCi, install })).toEqual(missing)
  expect(tried).toEqual(installs)
})
