import { expect, test } from 'vitest'
import { checkFields as checkOnServer } from '#api/receive/form.ts'
import { fieldFormats } from '#generator/emit/forms/form-rule.ts'
import { checkFields } from '#renderer/client/forms/fields/check-fields.ts'
import type { FieldCheck, FieldRule } from '#site/types.ts'

/** The kinds of fields there are, as the API and the browser know them. */
const fields: Readonly<Record<string, Omit<FieldRule, 'name' | 'kind'>>> = {
  optional: { required: false },
  text: { required: true },
  url: { required: true, ...fieldFormats.url },
  email: { required: true, ...fieldFormats.email },
  mailbox: { required: true, ...fieldFormats.mailbox },
}

const long = 'x'.repeat(5000)

const cases: readonly [field: string, value: string, problem: string | undefined][] = [
  ['optional', '', undefined],
  ['optional', '   ', undefined],
  ['text', '', 'required'],
  ['text', ' \t\n\u00a0', 'required'],
  ['text', ' x ', undefined],
  ['text', 'one\ntwo', undefined],
  ['text', long, undefined],
  ['url', '   ', 'required'],
  ['url', 'foo', 'invalid'],
  ['url', 'foo.x', 'invalid'],
  ['url', 'foo.nl', undefined],
  ['url', ' foo.nl ', undefined],
  ['url', 'http://', 'invalid'],
  ['url', 'http://foo', 'invalid'],
  ['url', 'http://foo.nl', undefined],
  ['url', 'HTTPS://FOO.NL/over-ons?x=1#y', undefined],
  ['url', 'https://www.foo.co.uk:8080/', undefined],
  ['url', 'ftp://foo.nl', 'invalid'],
  ['url', 'javascript:alert(1)', 'invalid'],
  ['url', 'foo..nl', 'invalid'],
  ['url', '-foo.nl', 'invalid'],
  ['url', 'foo-.nl', 'invalid'],
  ['url', '.nl', 'invalid'],
  ['url', 'foo bar.nl', 'invalid'],
  ['url', 'foo.nl/een pad', 'invalid'],
  ['url', 'foo.nl\nbar.nl', 'invalid'],
  ['url', 'jo@foo.nl', 'invalid'],
  ['url', 'café.nl', undefined],
  ['url', 'пример.рф', undefined],
  ['url', 'xn--e1afmkfd.xn--p1ai', undefined],
  ['url', 'foo.123', 'invalid'],
  ['url', `${'a.'.repeat(2000)}nl`, 'invalid'],
  ['url', long, 'invalid'],
  ['email', 'a', 'invalid'],
  ['email', 'a@b', 'invalid'],
  ['email', 'a@b.c', undefined],
  ['email', ' a@b.nl ', undefined],
  ['email', '@b.nl', 'invalid'],
  ['email', 'jo@café.nl', undefined],
  ['mailbox', ' ', 'required'],
  ['mailbox', 'jo', 'invalid'],
  ['mailbox', '@b', 'invalid'],
  ['mailbox', 'jo smit@b', 'invalid'],
  ['mailbox', ' a@b ', undefined],
  ['mailbox', 'jo@café.nl', undefined],
  ['email', `${long}@b.nl`, 'invalid'],
]

test.for(cases)('%s says of %j: %s', ([name, value, problem]) => {
  const { required, pattern, maxLength } = fields[name] ?? { required: false }
  const check: FieldCheck = {
    name,
    invalid: 'invalid',
    ...(required && { required: 'required' }),
    ...(pattern !== undefined && { pattern }),
    ...(maxLength !== undefined && { maxLength }),
  }
  expect(checkFields([check], { [name]: value })[name], 'in the browser').toBe(problem)

  const rule: FieldRule = { kind: 'text', required, ...fields[name], name }
  expect(checkOnServer([rule], [[name, value]])[0]?.code, 'in the API').toBe(problem)
})

test('a field without a message for wrong values says that it is missing', () => {
  const check = { name: 'email', required: 'Where?', maxLength: 5 }
  expect(checkFields([check], { email: 'jo@krume.example' })).toEqual({ email: 'Where?' })
})
