import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import type { Changes } from '../../generator/small-site.ts'
import { diptych, findingsIn, folderWith } from '../diptych.ts'

const stale = () => ({
  ...recorded(),
  ...edit('en/pages/home.yaml', 'We bake at night.', 'We bake at dawn.'),
})

/** A folder with findings, and the name of one of them. */
async function findingIn(changes: Changes, code: string) {
  const cwd = folderWith(changes)
  const found = (await findingsIn(cwd)).find((each) => each.code === code)
  return { cwd, id: found?.id ?? '' }
}

const keep = (cwd: string, ...args: readonly string[]) => diptych(['keep', ...args], { cwd })

const read = (cwd: string, file: string) => readFileSync(`${cwd}/content/${file}`, 'utf8')

test('an outdated translation is kept with its reason until the source changes again', async () => {
  const { cwd, id } = await findingIn(stale(), 'translation/stale')

  expect(await keep(cwd, id, 'Dawn is night in Dutch')).toEqual({
    code: 0,
    stdout: `Kept ${id} in content/.state/nl/pages/home.yaml: Dawn is night in Dutch\n`,
    stderr: '',
  })
  expect(read(cwd, '.state/nl/pages/home.yaml')).toContain('kept: "Dawn is night in Dutch"')
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)

  const page = `${cwd}/content/en/pages/home.yaml`
  writeFileSync(page, readFileSync(page, 'utf8').replace('at dawn', 'at noon'))
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(1)
})

test('what waits for confirmation is accepted, not kept; an error is fixed', async () => {
  const end = '  - { type: text, look: statement, id: end, tile: sun, text:'
  const { cwd, id } = await findingIn(
    {
      ...recorded(),
      ...edit('en/pages/home.yaml', /$/, `${end} Come and see us. }\n`),
      ...edit('nl/pages/home.yaml', /$/, `${end} Kom eens kijken. }\n`),
    },
    'translation/unconfirmed',
  )
  const { code, stderr } = await keep(cwd, id, 'It is new')
  expect(code).toBe(2)
  expect(stderr).toContain('diptych -- accept')

  const wrong = await findingIn(
    edit('nl/pages/home.yaml', 'tile: key', 'tile: kay'),
    'reference/unknown',
  )
  expect(await keep(wrong.cwd, wrong.id, 'I like it')).toMatchObject({
    code: 2,
    stderr: `${wrong.id} can only be fixed, not kept (reference/unknown). Did you mean "key"?\n`,
  })
})

test.for<readonly [args: readonly string[], message: string]>([
  [['f3a9c1'], 'A finding is kept by its name'],
  [['f3a9c1', ' '], 'A finding is kept by its name'],
  [['f3a9c1', 'why'], 'no finding called "f3a9c1"'],
])('keep %j keeps nothing', async ([args, message]) => {
  const cwd = folderWith()
  const { code, stderr } = await keep(cwd, ...args)

  expect(code).toBe(2)
  expect(stderr).toContain(message)
  expect(existsSync(`${cwd}/content/acknowledged.yaml`)).toBe(false)
})
