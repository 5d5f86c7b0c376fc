import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { diptych, folderWith } from '../diptych.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')
const announced = edit('site.yaml', /$/, 'upcoming: [home]\n')

test.for([
  { name: 'clean content', changes: {}, args: [], code: 0 },
  { name: 'an error', changes: wrong, args: [], code: 1 },
  { name: 'a warning', changes: announced, args: [], code: 0 },
  { name: 'a warning where they count', changes: announced, args: ['--strict'], code: 1 },
  { name: 'clean content where warnings count', changes: {}, args: ['--strict'], code: 0 },
  { name: 'an empty folder', changes: undefined, args: ['--content', '.'], code: 1 },
])('$name ends with $code', async ({ changes, args, code }) => {
  const cwd = changes ? folderWith(changes) : `${folderWith()}/content/en/pages`

  expect(await diptych(['validate', ...args], { cwd })).toMatchObject({ code, stderr: '' })
})

test('clean content is one line', async () => {
  const { stdout } = await diptych(['validate'], { cwd: folderWith() })

  expect(stdout).toBe('No problems. 9 files checked in 0.25 s.\n')
})

test('a problem is shown where it stands', async () => {
  const { stdout } = await diptych(['validate'], { cwd: folderWith(wrong) })

  expect(stdout).toBe(`\
✖ error  "kay" is not one of the values that can stand here.  schema/invalid-value
 --> content/nl/pages/home.yaml:7:11  sections[about].tile
7 |     tile: kay
  |           ^
  = Fix: Did you mean "key"?

1 error. 9 files checked in 0.25 s.
`)
})

test('for programs there is JSON', async () => {
  const args = ['validate', '--format', 'json']
  const { code, stdout } = await diptych(args, { cwd: folderWith(wrong) })

  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    files: 9,
    diagnostics: [
      {
        code: 'schema/invalid-value',
        severity: 'error',
        message: '"kay" is not one of the values that can stand here.',
        hint: 'Did you mean "key"?',
        path: 'sections[about].tile',
        file: 'content/nl/pages/home.yaml',
        line: 7,
        column: 11,
      },
    ],
  })
})

test('content may be elsewhere, and is named as it was asked for', async () => {
  const cwd = `${folderWith(wrong)}/content/en`
  const { code, stdout } = await diptych(['validate', '--content', '..'], { cwd })

  expect(code).toBe(1)
  expect(stdout).toContain(' --> ../nl/pages/home.yaml:7:11')
  expect(stdout).toContain('7 |     tile: kay')
})

test('in the content folder itself files have no folder', async () => {
  const cwd = `${folderWith({ ...wrong, 'site.yaml': undefined })}/content`
  const { stdout } = await diptych(['validate', '--content', '.'], { cwd })

  expect(stdout).toContain(' --> site.yaml:1:1')
  expect(stdout).toContain(' --> nl/pages/home.yaml:7:11')
})

test.for([
  { isTTY: true, environment: {}, hasColor: true },
  { isTTY: false, environment: {}, hasColor: false },
  { isTTY: true, environment: { NO_COLOR: '1' }, hasColor: false },
  { isTTY: true, environment: { NO_COLOR: '' }, hasColor: true },
])('colour: $hasColor on a terminal: $isTTY with $environment', async ({ hasColor, ...world }) => {
  const { stdout } = await diptych(['validate'], { cwd: folderWith(wrong), ...world })

  expect(stdout.includes('\u001B[')).toBe(hasColor)
})

test('lines that end as on Windows leave no trace', async () => {
  const text = Object.values(wrong)[0]?.replaceAll('\n', '\r\n')
  const { stdout } = await diptych(['validate'], {
    cwd: folderWith({ 'nl/pages/home.yaml': text }),
  })

  expect(stdout).toContain('7 |     tile: kay\n')
})
