import { expect, test } from 'vitest'
import { filledPage } from '#api/answer/filled-page.ts'
import type { FormRule } from '#site/types.ts'

const form: FormRule = {
  name: 'order',
  fields: [],
  languages: {
    nl: {
      path: '/nl/brood',
      thanks: 'Dank je.',
      fields: { name: { label: 'Naam', required: 'Wie & waar?' }, why: { label: 'Waarom' } },
    },
  },
}

const problem = (field: string) =>
  `<p id="x-${field}-problem" class="field-problem" data-field="${field}" hidden=""><svg></svg></p>`
const document = [
  '<script data-entry="/a.js" data-page="/p">1</script><form action="/search"><input name="name"/></form>',
  '<form method="post" action="/"><input type="hidden" name="form-name" value="order"/>',
  `<input name="name" aria-describedby="x-name-problem"/>${problem('name')}`,
  `<textarea name="why" aria-describedby="x-hint x-why-problem"></textarea>${problem('why')}`,
  '<select name="size"><option value="">?</option><option value="big">Big</option></select>',
  '<input type="radio" name="cut" value="it&#x27;s"/><input type="radio" name="cut" value="no"/>',
  '<input type="checkbox"/><input type="hidden" name="kept" value="ours"/></form>',
].join('')

const answer = (values: Readonly<Record<string, string>>, errors: readonly string[] = []) =>
  filledPage({
    document,
    form,
    language: 'nl',
    values: Object.entries(values),
    errors: errors.map((field) => ({ field, code: 'required' })),
  }) ?? ''

test.for([
  ['name', 'Jo', '<input name="name" aria-describedby="x-name-problem" value="Jo"/>'],
  ['name', `"><b>$&'`, 'value="&quot;&gt;&lt;b&gt;$&amp;\''],
  ['name', '\uD800', 'value="\uFFFD"'],
  ['why', '</textarea>\n$1', '>\n&lt;/textarea&gt;\n$1</textarea>'],
  ['size', 'big', '<option value="big" selected="">'],
  ['cut', "it's", '<input type="radio" name="cut" value="it&#x27;s" checked=""/>'],
  ['kept', 'theirs', '<input type="hidden" name="kept" value="ours"/>'],
] as const)('%s comes back as %j', ([field, value, html]) => {
  expect(answer({ [field]: value })).toContain(html)
})

test('only the sent form is filled in, and entry scripts are removed', () => {
  const html = answer({ name: 'Jo' })
  expect(html).toContain('<form action="/search"><input name="name"/></form>')
  expect(html).toContain('<script data-page="/p">')
  expect(html).toContain('<form method="post" action="/nl/brood">')
})

test('errors are shown, marked and focused', () => {
  const html = answer({}, ['name', 'why', 'unknown'])
  expect(html).toContain(
    '<p id="x-name-problem" class="field-problem" data-field="name"><svg></svg>Wie &amp; waar?</p>',
  )
  expect(html.match(/aria-invalid="true"/g)?.length).toBe(2)
  expect(html.match(/autofocus=""/g)?.length).toBe(1)
  expect(html).toMatch(/<input name="name"[^>]* autofocus=""/)
})

test('the notice is above the fields', () => {
  const notice = '<p>Costs $1 & $&</p>'
  const html = filledPage({ document, form, language: 'nl', values: [], errors: [], notice })
  expect(html).toContain(`action="/nl/brood">${notice}<input type="hidden" name="form-name"`)
})

test('a sent value replaces the default', () => {
  const html = filledPage({
    document: [
      '<p>😀</p><form action="/"><input type="hidden" name="form-name" value="order"/>',
      '<input name="name" value="Ann"/><select name="size"><option value="s" selected="">S</option>',
      '<option value="b">B</option></select><input type="radio" name="cut" value="a" checked=""/>',
      '<input type="radio" name="cut" value="b"/></form>',
    ].join(''),
    form,
    language: 'nl',
    values: Object.entries({ name: 'Jo', size: 'b', cut: 'b' }),
    errors: [],
  })
  expect(html).toContain('<p>😀</p>')
  expect(html).toContain('<input name="name" value="Jo"/>')
  expect(html).toContain('<option value="s">S</option><option value="b" selected="">B')
  expect(html).toContain('value="a"/><input type="radio" name="cut" value="b" checked=""/>')
})

test('a document without the form gives undefined', () => {
  const page = { form, language: 'nl', values: [], errors: [] }
  expect(filledPage({ ...page, document: '<form></form>' })).toBeUndefined()
})
