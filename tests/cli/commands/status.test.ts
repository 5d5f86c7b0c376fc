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
})

test('a text that waits for its words is not translated, and not accepted', async () => {
  const files = { ...recorded(), ...edit('nl/pages/home.yaml', /title: .*/, 'title: TODO') }
  expect(await rowsOf(files)).toContainEqual(['pages/home', '3', '2', '–', '–', '–'])
  const { stdout } = await diptych(['accept'], { cwd: folderWith(files) })
  expect(stdout).toContain(
    '31 texts on record, 0 of them confirmed now. 1 text not translated yet.',
  )
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
  const table = await diptych(['status'], { cwd })

  expect(table.code).toBe(0)
  expect(table.stdout).toContain(`2 stand-ins. The owner has to give the real ones before a release:
  The address of the site.
    content/site.yaml:2
  What the bakery is known for.
    content/en/pages/home.yaml:8
`)
})

test('a release is refused as long as one is left; an ordinary check is not', async () => {
  const cwd = folderWith(standIns)
  const ordinary = await diptych(['validate', '--only', 'stand-in/left'], { cwd })
  const built = await diptych(['build', '--release'], { cwd })

  expect([ordinary.code, built.code]).toEqual([0, 1])
  expect(built.stdout.match(/stand-in\/left ·/g)).toHaveLength(2)
})
