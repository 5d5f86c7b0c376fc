import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { phrases } from '#cli/report/phrases.ts'
import { sharedMessages } from '#generator/diagnostics/shared-messages.ts'
import { checkContent, compileValidators, messageLanguages, readSchemas } from '#generator/index.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { explanations } from '#generator/report/explanations.ts'
import { type Changes, smallSite } from './generator/small-site.ts'
import { thirdLanguage } from './generator/third-language.ts'
import { projectRoot } from './support/project-root.ts'
import { schemaTexts } from './support/project-schemas.ts'

/** Texts by their place, such as `text/brackets.single.message`. */
type Texts = Readonly<Record<string, string>>

/** Every text inside some data, by the way to it. */
function textsIn(value: unknown, path: readonly string[] = []): Texts {
  if (typeof value === 'string') return { [path.join('.')]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => textsIn(inner, [...path, key])),
  )
}

const english: Texts = {
  ...textsIn({ shared: sharedMessages }),
  ...textsIn(
    Object.fromEntries(
      [...explanations].map(([code, { summary, why, messages }]) => [
        code,
        { summary, why, ...messages },
      ]),
    ),
  ),
  ...textsIn({ cli: phrases }),
}

function textsOf(language: string): Texts {
  const { messages } = readCatalogue(language)
  const cli: unknown = parse(
    readFileSync(`${projectRoot}/generator/languages/${language}/cli.yaml`, 'utf8'),
  )
  return { ...textsIn(messages), ...textsIn({ cli }) }
}

/** A file of texts is checked as one of a form is, with a schema that takes any texts. */
const schemas = readSchemas(
  new Map([
    ...schemaTexts,
    [
      'form.schema.json',
      JSON.stringify({
        'x-title': 'Messages',
        title: 'Messages',
        type: 'object',
        additionalProperties: { type: 'string', 'x-title': 'Text', 'x-i18n': 'translate' },
      }),
    ],
  ]),
)
const validators = await compileValidators(schemas)

/** The languages of the tool besides English. */
const spoken = messageLanguages.filter((code) => code !== 'en')

/** How the tool speaks to its readers. */
const registers: Readonly<Record<string, string>> = { nl: 'je' }

/** Texts that quote how something is written: facts, markup, YAML, the names of gaps. */
const meant = [
  'en facts/format yaml/needs-quotes.why',
  'en facts/format schema/wrong-type.why',
  // A fact that several texts name.
  'all reference/undeclared ',
  ...messageLanguages.flatMap((code) => [
    `${code} facts/unknown yaml/syntax.UNQUOTED_FACT.hint`,
    `${code} markup/broken markup/unsupported.unsupported.hint`,
    `${code} text/whitespace yaml/syntax.TAG.message`,
    `${code} text/brackets yaml/syntax.UNQUOTED_FACT.message`,
  ]),
  ...spoken.flatMap((code) => [
    `${code} placeholders/mismatch placeholders/unknown.summary`,
    // The description of a key is told in English only.
    `${code} placeholders/mismatch schema/missing-key.missing.hint`,
    `${code} text/punctuation schema/missing-key.missing.hint`,
  ]),
]

test('what the tool says passes its own rules, in every language', () => {
  const others = spoken.filter((code) => smallSite[`${code}/language.yaml`] === undefined)
  const site: Changes = {
    ...smallSite,
    ...Object.assign({}, ...others.map((code) => thirdLanguage({ code }))),
    'site.yaml': smallSite['site.yaml']?.replace('[en, nl]', `[${messageLanguages}]`),
    'glossary.yaml': `register: ${JSON.stringify(registers)}\n`,
    'en/forms/messages.yaml': JSON.stringify(english),
    ...Object.fromEntries(
      spoken.map((code) => [`${code}/forms/messages.yaml`, JSON.stringify(textsOf(code))]),
    ),
  }
  const files = new Map(Object.entries(site).map(([path, text = '']) => [path, text]))
  const { diagnostics } = checkContent({
    files,
    folder: 'content',
    schemas,
    validators,
    today: '2026-11-21',
  })
  const found = diagnostics
    .filter(({ at, code }) => at.file.includes('/forms/') || code === 'reference/undeclared')
    // A text about a mistake quotes the mistake.
    .filter(({ code, path = '' }) => !path.startsWith(`${code}.`))
    .map(({ code, path = '', language: of = 'all' }) => `${of} ${code} ${path}`)
  expect(found.toSorted()).toEqual(meant.toSorted())
})
