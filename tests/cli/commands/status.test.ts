import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import type { Changes } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const changes = {
  ...recorded(),
  ...edit('en/pages/home.yaml', 'at night', 'at dawn'),
  ...edit('nl/navigation.yaml', /notice:[\s\S]*/, 'notice:\n  text: A note.\n'),
}

/** The lines of the table, each as its cells. */
async function rowsOf(files: Changes) {
  const { code, stdout } = await diptych(['status'], { cwd: folderWith(files) })
  expect(code).toBe(0)
  return stdout.split('\n').map((line) => line.trim().split(/ {2,}/))
}

test('each file of a language is a row with its counts', async () => {
  const rows = await rowsOf(changes)
  expect(rows).toContainEqual(['Dutch', 'texts', 'translated', 'out of date', 'to confirm', 'kept'])
  expect(rows).toContainEqual(['pages/home', '3', '3', '1', '–', '–'])
  expect(rows).toContainEqual(['navigation', '5', '4', '–', '1', '–'])
  expect(rows.find(([title]) => title === 'Total')?.[1]).toBe('96.8%')

  // Programs read the same.
  const { stdout } = await diptych(['status', '--format', 'json'], { cwd: folderWith(changes) })
  const home = { address: 'pages/home', texts: 3, present: 3, translated: 3, stale: 1 }
  const files = expect.arrayContaining([expect.objectContaining(home)])
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    languages: [{ language: 'nl', stale: 1, files }],
  })
})

test('a file that is missing or cannot be read counts as not translated', async () => {
  const rows = await rowsOf({
    ...recorded(),
    'en/faqs/home.yaml': 'questions:\n  - { id: price, question: Why, answer: So }\n',
    'nl/pages/home.yaml': 'title: "Bakkerij',
  })
  expect(rows).toContainEqual(['faqs/home', '2', '–', '–', '–', '–'])
  expect(rows).toContainEqual(['pages/home', '3', '–', '–', '–', '–'])
})

const standIns = {
  ...recorded(),
  'stand-ins.yaml': `- { at: site#origin, needs: The address of the site. }
- { at: 'pages/home#sections[about].text', needs: What the bakery is known for. }
`,
}

test('lists what stands in for a fact of the owner', async () => {
  const cwd = folderWith(standIns)
  const [table, json] = await Promise.all([
    diptych(['status'], { cwd }),
    diptych(['status', '--format', 'json'], { cwd }),
  ])

  expect(table.code).toBe(0)
  expect(table.stdout).toContain(`2 stand-ins. The owner has to give the real ones before a release:
  The address of the site.
    content/site.yaml:2
  What the bakery is known for.
    content/en/pages/home.yaml:8
`)
  expect(JSON.parse(json.stdout)).toMatchObject({
    standIns: [{ at: 'site#origin', file: 'content/site.yaml', line: 2 }, { line: 8 }],
  })
})

test('a release is refused as long as one is left; an ordinary check is not', async () => {
  const cwd = folderWith(standIns)
  const release = await diptych(['validate', '--release', '--only', 'stand-in/left'], { cwd })
  const ordinary = await diptych(['validate', '--only', 'stand-in/left'], { cwd })
  const built = await diptych(['build', '--release'], { cwd })

  expect([release.code, ordinary.code, built.code]).toEqual([1, 0, 1])
  expect(release.stdout.match(/stand-in\/left/g)).toHaveLength(2)
  expect(built.stdout + built.stderr).toContain('stand-in/left')
})
