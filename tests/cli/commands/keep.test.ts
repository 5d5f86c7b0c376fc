import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const stale = () => ({
  ...recorded(),
  ...edit('en/pages/home.yaml', 'We bake at night.', 'We bake at dawn.'),
})

/** A folder with findings, and the name of one of them. */
async function findingIn(changes: Readonly<Record<string, string | undefined>>, code: string) {
  const cwd = folderWith(changes)
  const { stdout } = await diptych(['validate', '--format', 'json'], { cwd })
  const { diagnostics }: { diagnostics: readonly { code: string; id: string }[] } =
    JSON.parse(stdout)
  return { cwd, id: diagnostics.find((each) => each.code === code)?.id ?? '' }
}

const read = (cwd: string, file: string) => readFileSync(`${cwd}/content/${file}`, 'utf8')

test('an outdated translation is kept with its reason until the source changes again', async () => {
  const { cwd, id } = await findingIn(stale(), 'translation/meaning')

  expect(await diptych(['keep', id, 'Dawn is night in Dutch'], { cwd })).toEqual({
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

test('a binding text of which one side changed is kept in the record', async () => {
  const before = recorded(edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons'))
  const after = edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons niet')
  const { cwd, id } = await findingIn({ ...before, ...after }, 'translation/meaning')

  expect((await diptych(['keep', id, 'It says so'], { cwd })).stdout).toBe(
    `Kept ${id} in content/.state/nl/pages/home.yaml: It says so\n`,
  )
  expect(read(cwd, '.state/nl/pages/home.yaml')).toContain('kept: "It says so"')
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)
})

test('what waits for confirmation is accepted, not kept', async () => {
  const end = '  - { type: text, look: statement, id: end, tile: sun, text:'
  const { cwd, id } = await findingIn(
    {
      ...recorded(),
      ...edit('en/pages/home.yaml', /$/, `${end} Come and see us. }\n`),
      ...edit('nl/pages/home.yaml', /$/, `${end} Kom eens kijken. }\n`),
    },
    'translation/unconfirmed',
  )
  const { code, stderr } = await diptych(['keep', id, 'It is new'], { cwd })
  expect(code).toBe(2)
  expect(stderr).toContain('diptych -- accept')
})

test.for([
  { name: 'without a reason', args: ['f3a9c1'], message: 'A finding is kept by its name' },
  { name: 'with an empty reason', args: ['f3a9c1', ' '], message: 'A finding is kept by its name' },
  { name: 'with an unknown id', args: ['f3a9c1', 'why'], message: 'no finding called "f3a9c1"' },
  {
    name: 'with an invalid date',
    args: ['f3a9c1', 'why', '--until', 'soon'],
    message: '"soon" is no date.',
  },
])('a finding $name is not kept', async ({ args, message }) => {
  const cwd = folderWith()
  const { code, stderr } = await diptych(['keep', ...args], { cwd })

  expect(code).toBe(2)
  expect(stderr).toContain(message)
  expect(existsSync(`${cwd}/content/acknowledged.yaml`)).toBe(false)
})

test('a finding that cannot be acknowledged is not kept', async () => {
  const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')
  const { cwd, id } = await findingIn(wrong, 'reference/unknown')
  const { code, stderr } = await diptych(['keep', id, 'I like it'], { cwd })

  expect(code).toBe(2)
  expect(stderr).toBe(
    `${id} can only be fixed, not kept (reference/unknown). Did you mean "key"?\n`,
  )
})

test('entries without a finding are reported, and removed by --prune', async () => {
  const entry = `# Ours.
- rule: facts/mismatch
  at: pages/home#title
  values: { en: a, nl: b }
  why: Once.
`
  const cwd = folderWith({ 'acknowledged.yaml': entry })
  const args = ['validate', '--only', 'acknowledgement', '--format', 'json']
  const { code, stdout } = await diptych(args, { cwd })

  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'acknowledgement/unused' }] })
  expect((await diptych(['keep', '--prune'], { cwd })).stdout).toBe('Took out 1 entry.\n')
  expect(existsSync(`${cwd}/content/acknowledged.yaml`)).toBe(false)
  expect((await diptych(['keep', '--prune'], { cwd })).stdout).toBe('Every entry is needed.\n')
})

test('--all keeps the findings of an existing site; a new one is reported', async () => {
  const notes = edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', 'Wij bakken ’s nachts. TODO')
  const cwd = folderWith(notes)
  const { stdout } = await diptych(['keep', '--all', 'From before the gate'], { cwd })

  expect(stdout).toMatch(/^Kept \d in content\/acknowledged\.yaml; 0 left to fix\.\n$/)
  expect((await diptych(['validate', '--strict'], { cwd })).code).toBe(0)

  const page = `${cwd}/content/nl/pages/home.yaml`
  writeFileSync(page, readFileSync(page, 'utf8').replace('TODO', 'TODO TBD'))
  expect((await diptych(['validate', '--strict'], { cwd })).code).toBe(1)
})
