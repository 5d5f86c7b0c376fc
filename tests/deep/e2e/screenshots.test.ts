import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { takeScreenshots } from '../../e2e/screenshots/take-screenshots.ts'
import { views } from '../../e2e/screenshots/views.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { findChromium } from '../../support/chromium.ts'

test('each view of a page is a picture of its own', async () => {
  const folder = temporaryFolder({})
  const shots = await takeScreenshots({
    siteUrl: inject('siteUrl'),
    routes: ['/nope'],
    views,
    folder,
    executablePath: await findChromium(),
  })
  const pictures = Map.groupBy(shots, ({ file }) =>
    readFileSync(join(folder, file)).toString('base64'),
  )
  const alike = [...pictures.values()].map((group) => group.map(({ view }) => view.name))
  expect(alike).toEqual(views.map(({ name }) => [name]))
})
