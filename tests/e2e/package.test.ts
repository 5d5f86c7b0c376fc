import { test } from 'vitest'
import { managers, tryInstalled } from './installed-package.ts'

test('installed by npm, Diptych checks, builds and serves a site with a section type of its own', () =>
  tryInstalled(managers.npm))
