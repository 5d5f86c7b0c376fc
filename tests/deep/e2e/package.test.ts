import { test } from 'vitest'
import { managers, tryInstalled } from '../../e2e/installed-package.ts'

test('so it does installed by pnpm, where a site finds nothing that Diptych needs', () =>
  tryInstalled(managers.pnpm))
