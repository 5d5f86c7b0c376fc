import type {
  FieldCheck,
  FieldRule,
  FormContent,
  FormField,
  FormRule,
  FormRules,
  FormRuleWords,
  Period,
} from '#site/types.ts'
import { periodOf, retained } from '../../model/facts/facts.ts'
import { addressOf } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { languageTexts } from '../../text/language-texts.ts'
import { resolveContent } from '../../text/resolve.ts'
import { emitQuizRule } from './quiz-rule.ts'

/**
 * The rule of the API for a form of `forms/`: its fields, and its texts in each language that has
 * the form.
 */
function emitFormRule(site: Site, name: string): FormRule {
  const versions = site.languages.flatMap((language) => {
    const form = resolveContent(site, 'form', { name, language })
    return form ? [{ language, form }] : []
  })
  const [first] = versions

  return {
    name,
    fields: (first?.form.fields ?? []).map(emitField),
    languages: Object.fromEntries(
      versions.map(({ language, form }) => [
        language.code,
        emitWords({ site, name, language, form }),
      ]),
    ),
  }
}

function emitField({ name, kind, required, invalid }: FormField): FieldRule {
  const format = Object.entries(fieldFormats).find(([each]) => each === kind)?.[1]
  // A language without an error message does not check the format. Consent says what is missing.
  const isChecked = invalid !== undefined || kind === 'consent'
  return {
    name,
    kind,
    required: required !== undefined,
    ...(format && isChecked && { pattern: format.pattern }),
    ...(format && { maxLength: format.maxLength }),
  }
}

interface Version {
  readonly site: Site
  readonly name: string
  readonly language: Language
  readonly form: FormContent
}

const emitWords = ({ site, name, language, form }: Version): FormRuleWords => ({
  ...emitFormPlace(site, { kind: 'form', name, language }),
  thanks: form.confirmation.heading,
  ...(form.subject !== undefined && { subject: form.subject }),
  ...(form.acknowledgement && { acknowledgement: form.acknowledgement }),
  fields: Object.fromEntries(
    form.fields.map(({ name, label, required, invalid, options }) => [
      name,
      {
        label,
        ...(required !== undefined && { required }),
        ...(invalid !== undefined && { invalid }),
        ...(options !== undefined && { options }),
      },
    ]),
  ),
})

interface Place {
  readonly kind: 'form' | 'quiz'
  readonly name: string
  readonly language: Language
}

/** The path of the page that shows a form and, if the document names one, of the page after it. */
export function emitFormPlace(site: Site, { kind, name, language }: Place) {
  const page = pageWith(site, { kind, name, language })
  const { sent } = resolveContent(site, kind, { name, language }) ?? {}

  return {
    ...(page !== undefined && { path: addressOf(page, site, language) }),
    ...(sent !== undefined && { sent }),
  }
}

/** The id of the first page of the language with a section that shows the form. */
const pageWith = (site: Site, { kind, name, language }: Place): string | undefined =>
  site
    .all('page', language.code)
    .find((page) => site.faceOf(page).holds.includes(`${kind} ${name}`))?.name

/** The format of a value, for the browser and the API. */
export interface FieldFormat {
  /**
   * A regular expression for the flag `u`, matched against the trimmed value. No nested
   * quantifiers.
   */
  readonly pattern: string
  /** Checked before the pattern, so that no pattern runs on a long text. */
  readonly maxLength: number
}

/** The formats that content can require. Page data and form rules both use these. */
export const fieldFormats = {
  /**
   * An optional http(s)://, a domain of labels, a top-level domain of two letters or more, an
   * optional path.
   */
  url: {
    pattern:
      '^(?:[Hh][Tt][Tt][Pp][Ss]?://)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+(?:\\p{L}{2,}|xn--[a-z0-9\\-]+)(?::\\d+)?(?:[/?#]\\S*)?$',
    maxLength: 2048,
  },
  /**
   * Characters, an @, characters with a dot. A stricter pattern would not detect a mistyped
   * address.
   */
  email: { pattern: '\\S+@\\S+\\.\\S+', maxLength: 254 },
  /** Digits with what people write between them, such as +31 (0)20 555 01 42. */
  phone: { pattern: '^\\+?[\\p{Nd}(][\\p{Nd}\\s().\\/\\-]{4,}\\p{Nd}$', maxLength: 40 },
  /** As every browser sends a day, whatever it shows. */
  date: { pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$', maxLength: 10 },
  /** What a box that is ticked sends. */
  consent: { pattern: '^yes$', maxLength: 3 },
  /** The pattern of browsers for an e-mail field: the host needs no top-level domain. */
  mailbox: { pattern: '^\\S+@\\S+$', maxLength: 254 },
} as const satisfies Readonly<Record<string, FieldFormat>>

interface Named {
  readonly kind: string
  readonly name: string
}

/** The checks that the browser runs on the fields of some forms and quizzes, by field name. */
export function emitChecks(
  site: Site,
  language: Language,
  named: readonly Named[],
): Record<string, FieldCheck[]> {
  const rules = named.flatMap(({ kind, name }) => {
    if (kind === 'form') return emitFormRule(site, name)
    return kind === 'quiz' ? (emitQuizRule(site, name) ?? []) : []
  })
  return Object.fromEntries(rules.map((rule) => [rule.name, emitFieldChecks(rule, language)]))
}

/** The checks of the API for each field, with their messages in one language. */
function emitFieldChecks({ fields, languages }: FormRule, { code }: Language): FieldCheck[] {
  const words = languages[code]?.fields ?? {}

  return fields
    .filter(({ kind }) => kind !== 'wording')
    .map(({ name, pattern, maxLength }) => {
      const { required, invalid } = words[name] ?? {}
      return {
        name,
        ...(required !== undefined && { required }),
        ...(invalid !== undefined && { invalid }),
        ...(pattern !== undefined && { pattern }),
        ...(maxLength !== undefined && { maxLength }),
      }
    })
}

/** The rules of all forms. */
export function emitForms(site: Site): FormRules {
  const namesOf = (kind: 'form' | 'quiz') => [...new Set(site.all(kind).map(({ name }) => name))]
  const contact = contactOf(site)
  const settings = resolveContent(site, 'site', { language: site.source })
  const staffLanguage = settings?.forms?.staffLanguage

  return {
    origin: site.settings.origin,
    ...(contact !== undefined && { contact }),
    ...(staffLanguage !== undefined && { staffLanguage }),
    notStored: wordsOf(site, 'notStored'),
    notTaken: wordsOf(site, 'notTaken'),
    forms: [
      ...namesOf('form').map((name) => emitFormRule(site, name)),
      ...namesOf('quiz').flatMap((name) => emitQuizRule(site, name) ?? []),
    ],
    retention: Object.fromEntries(
      retained.flatMap((name): [string, Period][] => {
        const period = periodOf(site.facts.get(`retention.${name}`))
        return period ? [[name, period]] : []
      }),
    ),
  }
}

/** The contact address: that of the organization, else the one in the footer. */
const contactOf = (site: Site): string | undefined =>
  resolveContent(site, 'site', { language: site.source })?.organization?.email ??
  resolveContent(site, 'navigation', { language: site.source })?.footer?.email

/** The texts by language code, for the languages that have them. */
const wordsOf = <Occasion extends 'notStored' | 'notTaken'>(site: Site, occasion: Occasion) =>
  Object.fromEntries(
    site.languages.flatMap((language) => {
      const words = languageTexts(site, language)[occasion]
      return words === undefined ? [] : [[language.code, words]]
    }),
  )
