import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unifiedDiff } from '#cli/validate/with-fixes.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { runs } from '../../support/runs.ts'

test('changes with what surrounds them', async () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`).join('')
  const after = before.replace('line 5\n', 'line five\n').replace('line 17\n', '')

  expect(await unifiedDiff({ file: 'content/a.yaml', before, after })).toBe(`\
--- a/content/a.yaml
+++ b/content/a.yaml
@@ -2,7 +2,7 @@
 line 2
 line 3
 line 4
-line 5
+line five
 line 6
 line 7
 line 8
@@ -14,7 +14,6 @@
 line 14
 line 15
 line 16
-line 17
 line 18
 line 19
 line 20
`)
})

test('nothing changed is nothing', async () => {
  expect(await unifiedDiff({ file: 'a.yaml', before: 'a\n', after: 'a\n' })).toBe('')
})

test('git applies every diff', async () => {
  const line = fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', 'é 🥐\n')
  const text = fc
    .tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom('', 'end'))
    .map(([lines, end]) => `${lines.join('')}${end}`)
    .filter((each) => each !== '')
  const cwd = temporaryFolder({ 'a.yaml': '' })

  await fc.assert(
    fc.asyncProperty(text, text, async (before, after) => {
      fc.pre(before !== after)
      const diff = await unifiedDiff({ file: 'a.yaml', before, after })
      writeFileSync(join(cwd, 'a.yaml'), before)
      execFileSync('git', ['apply', '-'], { cwd, input: diff, stdio: ['pipe', 'ignore', 'pipe'] })
      expect(readFileSync(join(cwd, 'a.yaml'), 'utf8')).toBe(after)
    }),
    { numRuns: runs(40) },
  )
})
