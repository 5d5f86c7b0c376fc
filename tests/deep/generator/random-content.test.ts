import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { catalogSite } from '../../generator/catalog-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../generator/small-site.ts'
import { runs } from '../../support/runs.ts'

const files: Changes = { ...smallSite, ...catalogSite }

const sign = fc.constantFrom(...`'":-{}[]&*!|>%@#,?€ \n\ta1`)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: sign, maxLength: 20 }),
)
const anyData = fc
  .anything({ maxDepth: 4, values: [fc.string(), fc.double(), fc.boolean()] })
  .map((data) => stringify(data) ?? '')
const anyValue = fc.oneof(
  fc.constantFrom('[]', '{}', '~', "''", '1e999', '-1', 'true', '[[1]]', '{ a: 1 }', '!x y', '*'),
  fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
)

test.for<readonly [what: string, change: fc.Arbitrary<(text: string) => string>]>([
  ['any text', anyText.map((text) => () => text)],
  ['any data', anyData.map((text) => () => text)],
  [
    'any value in the place of another',
    fc.tuple(anyValue, fc.nat()).map(([value, at]) => (text) => {
      const lines = text.split('\n')
      const index = at % lines.length
      return lines.with(index, (lines[index] ?? '').replace(/(: |- ).*/, `$1${value}`)).join('\n')
    }),
  ],
  ['an end anywhere', fc.nat().map((end) => (text) => text.slice(0, end % (text.length + 1)))],
])('a check of %s in any file ends with findings that have a place', ([, change]) => {
  const property = fc.property(fc.constantFrom(...Object.keys(files)), change, (file, edit) => {
    const changes = { ...files, [file]: edit(files[file] ?? '') }
    for (const { at, message } of checkSmallSite(changes).diagnostics) {
      expect(at.line).toBeGreaterThan(0)
      expect(at.column).toBeGreaterThan(0)
      expect(message).not.toBe('')
    }
  })
  fc.assert(property, { numRuns: runs(75) })
})
