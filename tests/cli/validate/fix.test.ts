import { expect, test } from 'vitest'
import { applyEdits, compatible, type Edit, planFixes } from '#cli/validate/fix.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { finding } from '../report/finding.ts'

/** Replaces from `line:column` to `line:column`. */
function edit(from: string, to: string, text: string, file = 'a.yaml'): Edit {
  const [line = 0, column = 0] = from.split(':').map(Number)
  const [endLine = 0, endColumn = 0] = to.split(':').map(Number)
  return { at: { file, line, column, end: { line: endLine, column: endColumn } }, text }
}

test.for([
  { name: 'a word', text: 'a: b\n', edits: [edit('1:4', '1:5', 'cc')], after: 'a: cc\n' },
  { name: 'an insertion', text: 'a: b\n', edits: [edit('1:4', '1:4', '"')], after: 'a: "b\n' },
  { name: 'a deletion', text: 'a: b \n', edits: [edit('1:5', '1:6', '')], after: 'a: b\n' },
  {
    name: 'several, in any order',
    text: 'a: b\nc: d\n',
    edits: [edit('1:4', '1:5', 'long\nlines'), edit('2:4', '2:5', 'x'), edit('1:1', '1:2', 'A')],
    after: 'A: long\nlines\nc: x\n',
  },
  { name: 'a whole line', text: 'a\nb\nc\n', edits: [edit('2:1', '3:1', '')], after: 'a\nc\n' },
  { name: 'the end of a file', text: 'a', edits: [edit('1:2', '1:2', '\n')], after: 'a\n' },
  { name: 'after the last line', text: 'a\n', edits: [edit('2:1', '2:1', 'b\n')], after: 'a\nb\n' },
  {
    name: 'line ends of Windows stay',
    text: 'a: b\r\nc: d\r\n',
    edits: [edit('1:4', '1:5', 'x\ny'), edit('2:4', '2:5', 'z\r\n')],
    after: 'a: x\r\ny\r\nc: z\r\n\r\n',
  },
  {
    name: 'a byte-order mark stays',
    text: '\uFEFFa: b\n',
    edits: [edit('1:5', '1:6', 'c')],
    after: '\uFEFFa: c\n',
  },
  {
    name: 'characters of two units',
    text: 'a: 🥐 b\n',
    edits: [edit('1:7', '1:8', 'c')],
    after: 'a: 🥐 c\n',
  },
])('$name', ({ text, edits, after }) => {
  expect(applyEdits(text, edits)).toBe(after)
})

test.for([
  { name: 'side by side', edits: [edit('1:1', '1:3', ''), edit('1:3', '1:5', '')], made: 2 },
  { name: 'one in the other', edits: [edit('1:1', '1:9', ''), edit('1:3', '1:5', '')], made: 1 },
  { name: 'over each other', edits: [edit('1:1', '1:4', ''), edit('1:3', '1:5', '')], made: 1 },
  { name: 'the same twice', edits: [edit('1:1', '1:4', ''), edit('1:1', '1:4', '')], made: 1 },
  { name: 'two insertions', edits: [edit('1:1', '1:1', 'a'), edit('1:1', '1:1', 'b')], made: 1 },
  { name: 'inserted inside', edits: [edit('1:1', '1:4', ''), edit('1:2', '1:2', 'b')], made: 1 },
  { name: 'inserted behind', edits: [edit('1:1', '1:4', ''), edit('1:4', '1:4', 'b')], made: 2 },
  { name: 'over lines', edits: [edit('1:1', '3:1', ''), edit('2:1', '2:1', 'b')], made: 1 },
  {
    name: 'in two files',
    edits: [edit('1:1', '1:4', ''), edit('1:1', '1:4', '', 'b.yaml')],
    made: 2,
  },
])('fixes $name: $made can be made together', ({ edits, made }) => {
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

  expect(planFixes({ cwd }, { found, text: () => 'a: b\n' })).toMatchObject({
    files: [{ file: 'c.yaml', text: 'a: x\n' }],
    diagnostics: [found[1]],
    refused: ['a.yaml'],
  })
})
