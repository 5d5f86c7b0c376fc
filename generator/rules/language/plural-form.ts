import type { Finding } from '../../diagnostics/diagnostic.ts'
import { type PluralCategory, pluralCategories } from '../../languages/locale.ts'
import { languageNamed } from '../../model/site.ts'
import { valuesOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { tokensIn } from '../../text/words.ts'
import type { Visit } from '../../validate/walk.ts'
import { defineGroupRule } from '../rule.ts'

type MessageId = 'missing' | 'unknown' | 'variable' | 'count'

export const rule = defineGroupRule({
  code: 'language/plural-form',
  severity: 'error',
  summary:
    'A text that has a line per form of number has those of its language, each with the same gaps.',
  why: 'Visitors would read “1 features” or “5 послуги”.',
  example: {
    before: '# uk\nfeatureCount: { one: "{count} послуга", other: "{count} послуги" }',
    after:
      '# uk\nfeatureCount: { one: "{count} послуга", few: "{count} послуги", many: "{count} послуг", other: "{count} послуги" }',
  },
  canBeAcknowledged: false,

  messages: {
    missing: {
      message: '{language} needs the form "{form}" too: it has it for {numbers}.',
      hint: 'Add a line that begins with {form}: and is right with these numbers.',
    },
    unknown: {
      message: '{language} has no form "{form}".',
      hint: 'It has: {forms}. Remove this line.',
    },
    variable: {
      message: 'The form "{form}" lacks {missing}.',
      hint: 'The form "other" has it; nothing else fills it in.',
    },
    count: {
      message: 'The form "{form}" lacks {missing}, and is for {numbers}.',
      hint: 'Write {missing} in place of the number.',
    },
  },

  *check(site) {
    for (const visit of valuesOf(site)) {
      const { document, schema, value } = visit
      if (schema['x-count'] === undefined || !isRecord(value) || !document.language) continue
      const { locale } = languageNamed(site, document.language)
      yield* checkForms(visit, value, pluralCategories(locale))
    }
  },
})

function* checkForms(
  { document, path, schema }: Visit,
  forms: Readonly<Record<string, unknown>>,
  categories: readonly PluralCategory[],
): Generator<Finding<MessageId>> {
  const language = { language: document.language ?? '' }
  const [first = 'other'] = Object.keys(forms)
  for (const { name, numbers } of categories) {
    if (name === 'other' || numbers.length === 0 || Object.hasOwn(forms, name)) continue
    yield {
      messageId: 'missing',
      data: { language, form: name, numbers: shown(numbers) },
      at: document.place([...path, first], { part: 'key' }),
      path: formatPath([...path, name], document.data),
    }
  }

  const wanted = tokensIn(String(forms['other'] ?? ''))
  for (const [form, text] of Object.entries(forms)) {
    const inside = [...path, form]
    const at = document.place(inside, { part: 'key' })
    const place = { at, path: formatPath(inside, document.data) }
    const category = categories.find(({ name }) => name === form)
    if (!category) {
      // A key that no language has is told by the schema.
      if (!Object.hasOwn(schema.properties ?? {}, form)) continue
      const names = categories.map(({ name }) => name)
      yield { ...place, messageId: 'unknown', data: { language, form, forms: names } }
      continue
    }
    const missing = wanted.difference(tokensIn(String(text)))
    for (const name of missing) {
      const data = { form, missing: `{${name}}` }
      const { numbers } = category
      if (name !== schema['x-count']) yield { ...place, messageId: 'variable', data }
      else if (numbers.length > 1)
        yield { ...place, messageId: 'count', data: { ...data, numbers: shown(numbers) } }
    }
  }
}

/** The first numbers of a form, and a sign that there are more. */
const shown = (numbers: readonly number[]) =>
  `${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' …' : ''}`
