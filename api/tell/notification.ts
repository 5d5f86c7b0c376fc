import type { FormRules, FormRuleWords } from '#site/types.ts'
import type { Pairs, Submission } from '../store/line.ts'
import type { Received } from '../store/pair.ts'

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

/** A form in the language of the staff, where it has that, else in that of the visitor. */
function wordsForStaff(
  { forms, staffLanguage = '' }: FormRules,
  { form: name, language = '' }: Submission,
): FormRuleWords | undefined {
  const form = forms.find((each) => each.name === name)
  return form?.languages[staffLanguage] ?? form?.languages[language]
}

/** A field as staff read it: the question that the visitor answered, or its label; the answer as the form displays it. */
interface DescribedField {
  readonly name: string
  readonly label: string
  readonly answer: string
  readonly score?: number
}

/** Pairs questions with answers, in the order of the form, followed by the extra fields. A form with scores has a sum. */
export function describeSubmission(rules: FormRules, submission: Submission) {
  const form = rules.forms.find(({ name }) => name === submission.form)
  const words = wordsForStaff(rules, submission)?.fields ?? {}
  const values = new Map(submission.fields)
  const fields = (form?.fields ?? []).flatMap(({ name, kind, wording }): DescribedField[] => {
    const value = values.get(name)
    if (value === undefined || kind === 'wording') return []
    const { label = name, options = [] } = words[name] ?? {}
    const { label: answer = value, score } = options.find((each) => each.value === value) ?? {}
    const asked = values.get(wording ?? '') || label
    return [{ name, label: asked, answer, ...(score !== undefined && { score }) }]
  })
  const others = [...(form ? [] : submission.fields), ...submission.extra]
  const asRow = ([name, answer]: Pairs[number]): DescribedField => ({ name, label: name, answer })
  const rows = [...fields, ...others.map(asRow)]
  const offered = (form?.fields ?? [])
    .map(({ name }) => (words[name]?.options ?? []).flatMap(({ score }) => score ?? []))
    .filter((scores) => scores.length > 0)
  if (offered.length === 0) return { rows }
  const total = fields.reduce((sum, { score = 0 }) => sum + score, 0)
  const maximum = offered.reduce((sum, scores) => sum + Math.max(...scores), 0)
  return { rows, score: { total, maximum } }
}
