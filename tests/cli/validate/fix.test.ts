import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findingsOf } from '#cli/findings.ts'
import { checkFolder } from '#cli/project.ts'
import { createReport } from '#cli/report/create.ts'
import { planFixes, writeFixes } from '#cli/validate/fix.ts'
import type { Diagnostic, Fix } from '#generator/index.ts'
import { fakeContext, folderWith } from '../diptych.ts'
import { blank } from '../report/sample.ts'

const dutch = 'content/nl/pages/home.yaml'
const english = 'content/en/pages/home.yaml'

/** Takes the first so many characters of the second line away. */
const fixIn = (file: string, characters: number): Fix['edits'][number] => ({
  at: { file, line: 2, column: 1, end: { line: 2, column: 1 + characters } },
  text: '',
})

/** A check of the small site that found these fixes. */
async function checkedWith(...fixes: readonly (readonly Fix['edits'][number][])[]) {
  const cwd = folderWith()
  const { context } = fakeContext({ cwd })
  const checked = await checkFolder(context, { content: 'content' })
  const found = fixes.map(
    (edits): Diagnostic => ({ ...blank, fix: { title: 'Take it away.', edits } }),
  )
  const { files, text } = checked
  const report = createReport(context, { findings: findingsOf(checked), text, duration: 0 })
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8').split('\n')[1]
  return { cwd, context, answer: { files, text, found, report }, read }
}

test('fixes are planned, then written; other files stay untouched', async () => {
  const { cwd, context, answer, read } = await checkedWith([fixIn(dutch, 2)], [fixIn(dutch, 1)])
  const before = statSync(join(cwd, english)).mtimeMs

  const fixed = planFixes(context, answer)
  expect(fixed).toMatchObject({ diagnostics: [answer.found[0]], refused: [] })
  expect(read(dutch)).toBe('title: Bakkerij in Haarlem')

  writeFixes(context, fixed)
  expect(read(dutch)).toBe('tle: Bakkerij in Haarlem')
  expect(statSync(join(cwd, english)).mtimeMs).toBe(before)
})

test.for([
  { name: 'changed', change: (file: string) => writeFileSync(file, 'path: /\nother: x\n') },
  {
    name: 'not UTF-8',
    change: (file: string) =>
      writeFileSync(file, Buffer.from('path: /\ntitle: caf\xe9\n', 'latin1')),
  },
])(
  'a file that is $name is left alone, and so is the other half of its fix',
  async ({ change }) => {
    const { cwd, context, answer, read } = await checkedWith(
      [fixIn(dutch, 1), fixIn(english, 1)],
      [fixIn(english, 2)],
      [
        {
          ...fixIn(english, 0),
          at: { file: english, line: 3, column: 1, end: { line: 3, column: 2 } },
        },
      ],
    )
    change(join(cwd, dutch))
    const left = readFileSync(join(cwd, dutch))

    const fixed = planFixes(context, answer)
    writeFixes(context, fixed)

    expect(fixed.refused).toEqual([dutch])
    expect(fixed.diagnostics).toEqual([answer.found[2]])
    expect(readFileSync(join(cwd, dutch))).toEqual(left)
    expect(read(english)).toBe('title: Bakery in Haarlem')
  },
)
