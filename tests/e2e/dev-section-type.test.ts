import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../cli/diptych.ts'
import { eventually } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { runCli, startCli } from './command-line.ts'

test('a section type that is added while the site is served can be used, and changed', async () => {
  const place = { engine: projectRoot, cwd: folderWith() }
  const { url, stop } = await startCli(['dev'], {}, place)
  onTestFinished(stop)
  const home = async () => (await fetch(url)).text()
  expect(await home()).not.toContain('From nine to five.')

  const added = await runCli(['add', 'section-type', 'opening-hours'], {}, place)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  appendFileSync(
    join(place.cwd, 'content/en/pages/home.yaml'),
    '  - { type: opening-hours, id: hours, heading: Hours, text: From nine to five. }\n',
  )
  await eventually(home).toContain('<p>From nine to five.</p>')

  const component = join(place.cwd, 'sections/opening-hours/section.tsx')
  const text = readFileSync(component, 'utf8')
  writeFileSync(component, text.replace('<p>{text}</p>', '<strong>{text}</strong>'))
  await eventually(home).toContain('<strong>From nine to five.</strong>')
})
