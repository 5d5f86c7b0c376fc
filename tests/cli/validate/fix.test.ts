import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdits, compatible, type Edit, planFixes } from '#cli/validate/fix.ts'
import { edit as editFile } from '../../generator/edit.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { diptych, folderWith } from '../diptych.ts'
import { finding } from '../report/sample.ts'

/** Replaces from `line:column` to `line:column`. */
function edit(from: string, to: string, text: string, file = 'a.yaml'): Edit {
  const [line = 0, column = 0] = from.split(':').map(Number)
  const [endLine = 0, endColumn = 0] = to.split(':').map(Number)
  return { at: { file, line, column, end: { line: endLine, column: endColumn } }, text }
}

test.for([
  ['a word', 'a: b\n', [edit('1:4', '1:5', 'cc')], 'a: cc\n'],
  ['an insertion', 'a: b\n', [edit('1:4', '1:4', '"')], 'a: "b\n'],
  ['a deletion', 'a: b \n', [edit('1:5', '1:6', '')], 'a: b\n'],
  [
    'several, in any order',
    'a: b\nc: d\n',
    [edit('1:4', '1:5', 'long\nlines'), edit('2:4', '2:5', 'x'), edit('1:1', '1:2', 'A')],
    'A: long\nlines\nc: x\n',
  ],
  [
    'line ends of Windows stay',
    'a: b\r\nc: d\r\n',
    [edit('1:4', '1:5', 'x\ny'), edit('2:4', '2:5', 'z\r\n')],
    'a: x\r\ny\r\nc: z\r\n\r\n',
  ],
  ['a byte-order mark stays', '\uFEFFa: b\n', [edit('1:5', '1:6', 'c')], '\uFEFFa: c\n'],
  ['characters of two units', 'a: 🥐 b\n', [edit('1:7', '1:8', 'c')], 'a: 🥐 c\n'],
] as const)('%s', ([, text, edits, after]) => {
  expect(applyEdits(text, edits)).toBe(after)
})

test.for([
  ['side by side', 2, edit('1:1', '1:3', ''), edit('1:3', '1:5', '')],
  ['one in the other', 1, edit('1:1', '1:9', ''), edit('1:3', '1:5', '')],
  ['over each other', 1, edit('1:1', '1:4', ''), edit('1:3', '1:5', '')],
  ['the same twice', 1, edit('1:1', '1:4', ''), edit('1:1', '1:4', '')],
  ['two insertions', 1, edit('1:1', '1:1', 'a'), edit('1:1', '1:1', 'b')],
  ['inserted inside', 1, edit('1:1', '1:4', ''), edit('1:2', '1:2', 'b')],
  ['inserted behind', 2, edit('1:1', '1:4', ''), edit('1:4', '1:4', 'b')],
  ['over lines', 1, edit('1:1', '3:1', ''), edit('2:1', '2:1', 'b')],
  ['in two files', 2, edit('1:1', '1:4', ''), edit('1:1', '1:4', '', 'b.yaml')],
] as const)('of fixes %s, %i can be made', ([, made, ...edits]) => {
  const fixes = edits.map((each) => ({ title: '', edits: [each] }))

  expect(compatible(fixes)).toEqual(fixes.slice(0, made))
})

test('a fix with several edits is applied as a whole or not at all', () => {
  const first = { title: 'first', edits: [edit('1:1', '1:4', '')] }
  const both = { title: 'both', edits: [edit('9:1', '9:4', ''), edit('1:2', '1:3', '')] }
  const last = { title: 'last', edits: [edit('9:2', '9:3', '')] }

  expect(compatible([first, both, last])).toEqual([first, last])
})

test('a file that was saved after the check is not fixed, nor what is fixed with it', () => {
  const cwd = temporaryFolder({ 'a.yaml': 'a: saved\n', 'b.yaml': 'a: b\n', 'c.yaml': 'a: b\n' })
  const fixing = (...files: readonly string[]) =>
    finding({ fix: { title: 'Fix', edits: files.map((file) => edit('1:4', '1:5', 'x', file)) } })
  const found = [fixing('a.yaml', 'b.yaml'), fixing('c.yaml')]

  expect(planFixes({ cwd }, { diagnostics: found, text: () => 'a: b\n' })).toMatchObject({
    files: [{ file: 'c.yaml', text: 'a: x\n' }],
    diagnostics: [found[1]],
    refused: ['a.yaml'],
  })
})

test.for([
  ['title: Bread: it’s baked at night', "title: 'Bread: it’s baked at night'"],
  ["title: Night's bread: fresh", "title: 'Night''s bread: fresh'"],
  // What goes on, or ends at a remark, is for a person to read.
  ['title: Bread: at\n  night', undefined],
  ['title: Bread: fresh # daily', undefined],
] as const)('a text with a colon is put between quotes: %j', async ([from, to]) => {
  const cwd = folderWith(editFile('en/pages/home.yaml', /title: .*/, from))
  await diptych(['validate', '--fix'], { cwd })
  const text = readFileSync(join(cwd, 'content/en/pages/home.yaml'), 'utf8')
  expect(text).toContain(`${to ?? from}\n`)
})

test('an amount with its thousands is told as it has to be written', async () => {
  const cwd = folderWith(editFile('facts.yaml', 'money: 4', 'money: 1,299'))
  const { stdout } = await diptych(['validate'], { cwd })
  expect(stdout).toContain('nothing between thousands: 1299.')
})
