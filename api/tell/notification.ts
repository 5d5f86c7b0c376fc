import type { FieldRule, FormRule, FormRules, FormRuleWords } from '#site/types.ts'
import type { Received } from '../store/pair.ts'
import type { Submission } from '../store/submission.ts'

/** The message about a submission that staff receive. */
export interface Notification {
  /** Contains no visitor input. */
  readonly subject: string
  readonly text: string
  /** The visitor's e-mail address, if it is valid. */
  readonly replyTo?: string
}

export function writeNotification(rules: FormRules, submission: Submission): Notification {
  const { id, form = '', language = '' } = submission
  const received = new Date(submission.receivedAt).toISOString()
  const reference = [`${form} (${language}), ${received}`, `diptych leads show ${id}`].join('\n')

  const { subject: wanted = `New request: ${form}` } = wordsForStaff(rules, submission) ?? {}
  const subject = `${wanted} ${id.slice(-6)}`
  const replyTo = plainAddress(submission, 'email')
  return {
    subject,
    text: `${answers(rules, submission)}\n\n${reference}\n`,
    ...(replyTo !== undefined && { replyTo }),
  }
}

/**
 * The address in a field, if it contains only characters that are safe in a mail header, and is no encoded word
 * (RFC 2047), which mail programs decode.
 */
export function plainAddress({ fields }: Received, field: string): string | undefined {
  const address = fields.find(([name]) => name === field)?.[1].trim() ?? ''
  const isPlain =
    address.length <= 254 &&
    !address.includes('=?') &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]+\.[a-z]{2,}$/i.test(address)
  return isPlain ? address : undefined
}

function answers(rules: FormRules, submission: Submission): string {
  const { rows, score } = describeSubmission(rules, submission)
  const lines = rows.map(({ label, answer, score: points }) => {
    const counted = points === undefined ? '' : ` (${points})`
    return `${visibleText(label)}\n  ${visibleText(answer, { keepLines: true }).replaceAll('\n', '\n  ')}${counted}`
  })
  return [...lines, ...(score ? [`Score: ${score.total} of ${score.maximum}`] : [])].join('\n\n')
}

/**
 * Escapes text for a terminal or an e-mail: control and formatting characters are written as codes. With
 * `keepLines`, line breaks stay.
 */
export function visibleText(text: string, { keepLines = false } = {}): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) =>
      keepLines && character === '\n' ? character : escaped(character),
    )
}

/** Joiners are part of emoji and of some scripts. They do not change the display of other text. */
const harmless = new Set(['\u200C', '\u200D'])

const escaped = (character: string) =>
  harmless.has(character)
    ? character
    : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`

/** A submission as readable text. */
interface Description {
  readonly rows: readonly DescribedField[]
  /** The sum of the scored choices, if the form has scored fields. */
  readonly score?: { readonly total: number; readonly maximum: number }
}

interface DescribedField {
  readonly name: string
  /** The question that the visitor answered, or the label of the field. */
  readonly label: string
  /** The answer as the form displays it. */
  readonly answer: string
  readonly score?: number
}

/** A form in the language of the staff, where it has that, else in that of the visitor. */
function wordsForStaff(
  { forms, staffLanguage = '' }: FormRules,
  { form: name, language = '' }: Submission,
): FormRuleWords | undefined {
  const form = forms.find((each) => each.name === name)
  return form?.languages[staffLanguage] ?? form?.languages[language]
}

/** Pairs questions with answers, in the order of the form, followed by the extra fields. */
export function describeSubmission(rules: FormRules, submission: Submission): Description {
  const form = rules.forms.find(({ name }) => name === submission.form)
  const words = wordsForStaff(rules, submission)?.fields ?? {}
  const rows = [
    ...(form ? describeFields(form, words, submission) : submission.fields.map(asRow)),
    ...submission.extra.map(asRow),
  ]
  const scored = form ? scoredFields(form, words) : []
  if (scored.length === 0) return { rows }

  return {
    rows,
    score: {
      total: rows.reduce((sum, { score = 0 }) => sum + score, 0),
      maximum: scored.reduce((sum, scores) => sum + Math.max(...scores), 0),
    },
  }
}

type FieldWords = FormRuleWords['fields']

function describeFields({ fields }: FormRule, words: FieldWords, submission: Submission) {
  const values = new Map(submission.fields)

  return fields.flatMap(({ name, kind, wording }: FieldRule): readonly DescribedField[] => {
    const value = values.get(name)
    if (value === undefined || kind === 'wording') return []
    const { label = name, options = [] } = words[name] ?? {}
    const option = options.find((each) => each.value === value)
    return [
      {
        name,
        label: values.get(wording ?? '') || label,
        answer: option?.label ?? value,
        ...(option?.score !== undefined && { score: option.score }),
      },
    ]
  })
}

/** The scores that each scored field offers. */
const scoredFields = ({ fields }: FormRule, words: FieldWords) =>
  fields
    .map(({ name }) => words[name]?.options ?? [])
    .map((options) => options.flatMap(({ score }) => score ?? []))
    .filter((scores) => scores.length > 0)

const asRow = ([name, answer]: readonly [string, string]): DescribedField => ({
  name,
  label: name,
  answer,
})
