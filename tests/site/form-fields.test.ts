import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import type { FormRules } from '#site/types.ts'

/** Fields of every form, which only the server reads. */
const technical = new Set(['form-name', 'bot-field', 'submission-id', 'elapsed'])

test('every form says that hosts may take it, with the fields that the API knows', () => {
  const file = join(inject('siteFolder'), '.diptych/forms.json')
  const { forms }: Pick<FormRules, 'forms'> = JSON.parse(readFileSync(file, 'utf8'))
  const found = [...readFolder(inject('siteFolder'), '.html').values()].flatMap((html) =>
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
