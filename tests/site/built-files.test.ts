import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import { always, charactersIn } from '#renderer/site/bundle/subset-fonts.ts'
import type { FormRules } from '#site/types.ts'
import { projectRoot } from '../support/project-root.ts'

const built = (file: string) => readFileSync(join(inject('siteFolder'), file))
const documents = [...readFolder(inject('siteFolder'), '.html')]

test('the fonts have every letter of every page', () => {
  const content = readFolder(join(projectRoot, 'content'), '.yaml').values()
  const known = new Set(always + charactersIn(content))
  const missing = documents.flatMap(([file, html]) => {
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    return [...new Set(text)]
      .filter((one) => one >= ' ' && !known.has(one))
      .map((one) => `${file}: ${one}`)
  })
  expect(missing).toEqual([])
  expect(documents.length).toBeGreaterThan(10)
})

test('every document has the fonts, no other sheet names them again, and none is missing', () => {
  const fontsIn = (text: string) =>
    Array.from(text.matchAll(/url\("?\/(assets\/[^")]+\.woff2)/g), ([, path = '']) => path)
  const found = documents.map(([, html]) => fontsIn(html))
  const [fonts = []] = found
  expect(new Set(found.map((each) => each.join()))).toEqual(new Set([fonts.join()]))
  expect([...readFolder(inject('siteFolder'), '.css').values()].flatMap(fontsIn)).toEqual([])
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(built(font).length).toBeLessThan(14_000)
})

test.for([
  { path: '/', most: 11_500 },
  { path: '/nl', most: 11_650 },
])('$path is small before any interaction, beside its texts', ({ path, most }) => {
  const html = built(`${path}/index.html`).toString()
  // An editor may write more.
  const textless = html.replaceAll(/>[^<>]+(?=<(?!\/(?:style|script)))/g, '>')
  // The hashes in names compress by chance: two builds of one document differ by 30 bytes.
  const named = textless.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g, '-00000000')
  expect(brotliCompressSync(named).length).toBeLessThanOrEqual(most)

  // It holds the tiles that it shows, and no other.
  const idsIn = (pattern: RegExp) =>
    new Set(Array.from(html.matchAll(pattern), ([, found]) => found))
  expect(idsIn(/<use href="([^"#]*)#/g)).toEqual(new Set(['']))
  const shown = idsIn(/<use href="#([^"]+)"/g)
  expect(shown.size).toBeGreaterThan(30)
  expect(idsIn(/<symbol id="([^"]+)"/g)).toEqual(shown)
})

/** Fields of every form, which only the server reads. */
const technical = new Set(['form-name', 'bot-field', 'submission-id', 'elapsed'])

test('every form says that hosts may take it, with the fields that the API knows', () => {
  const { forms }: Pick<FormRules, 'forms'> = JSON.parse(`${built('.diptych/forms.json')}`)
  const found = documents.flatMap(([, html]) =>
    Array.from(html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)).flatMap(
      ([, tag = '', inner = '']) => {
        const [, name] = /name="form-name" value="([^"]*)"/.exec(inner) ?? []
        if (name === undefined) return []
        expect(tag).toContain(` name="${name}" data-netlify="true"`)
        const fields = inner.matchAll(/<(?:input|select|textarea)\b[^>]*?\sname="([^"]+)"/g)
        const names = new Set(
          Array.from(fields, ([, field = '']) => field).filter((field) => !technical.has(field)),
        )
        return [{ name, fields: [...names].toSorted() }]
      },
    ),
  )
  const known = forms.map(({ name, fields }) => ({
    name,
    fields: fields.map((field) => field.name).toSorted(),
  }))
  for (const form of found) expect(known).toContainEqual(form)
  expect(new Set(found.map(({ name }) => name)).size).toBe(known.length)
})
