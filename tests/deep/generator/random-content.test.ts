import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { catalogSite } from '../../generator/catalog-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../generator/small-site.ts'
import { runs } from '../../support/runs.ts'

const files: Changes = { ...smallSite, ...catalogSite }
const anyFile = fc.constantFrom(...Object.keys(files))

/** A check always ends with findings that have a place, whatever it is given. */
function expectFindings(file: string, text: string) {
  for (const { at, message } of checkSmallSite({ ...files, [file]: text }).diagnostics) {
    expect(at.line).toBeGreaterThan(0)
    expect(at.column).toBeGreaterThan(0)
    expect(message).not.toBe('')
  }
}

test('any text in any file', () => {
  const sign = fc.constantFrom(...`'":-{}[]&*!|>%@#,?€ \n\ta1`)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: sign, maxLength: 20 }),
  )
  fc.assert(
    fc.property(anyFile, text, (file, content) => expectFindings(file, content)),
    { numRuns: runs(60) },
  )
})

test('any data in any file', () => {
  const data = fc.anything({ maxDepth: 4, values: [fc.string(), fc.double(), fc.boolean()] })
  fc.assert(
    fc.property(anyFile, data, (file, content) => expectFindings(file, stringify(content) ?? '')),
    { numRuns: runs(60) },
  )
})

test('any value in the place of another', () => {
  const value = fc.oneof(
    fc.constantFrom('[]', '{}', '~', "''", '1e999', '-1', 'true', '[[1]]', '{ a: 1 }', '!x y', '*'),
    fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
  )
  fc.assert(
    fc.property(anyFile, value, fc.nat(), (file, content, at) => {
      const lines = (files[file] ?? '').split('\n')
      const index = at % lines.length
      const changed = lines.with(index, (lines[index] ?? '').replace(/(: |- ).*/, `$1${content}`))
      expectFindings(file, changed.join('\n'))
    }),
    { numRuns: runs(120) },
  )
})

test('a file that ends anywhere', () => {
  fc.assert(
    fc.property(anyFile, fc.double({ min: 0, max: 1, noNaN: true }), (file, share) => {
      const text = files[file] ?? ''
      expectFindings(file, text.slice(0, Math.floor(text.length * share)))
    }),
    { numRuns: runs(60) },
  )
})
