import type { Cache } from '../../cache.ts'
import type { Language, Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { resolveDocument } from '../../text/resolve.ts'
import { emitFormPlace, type FieldFormat, fieldFormats } from './form-place.ts'

type Content = Readonly<Record<string, unknown>>

/**
 * What the API knows of a quiz that ends by asking who the visitor is; undefined for any other.
 * Answers come as `question_1` and so on, each with its question's wording beside it, as hosts that
 * capture forms show them; the answer that is an address comes as `website` too.
 */
export function emitQuizRule(site: Site, name: string, cache: Cache): unknown {
  const versions = site.languages.flatMap((language) => {
    const document = site.find('quiz', name, language.code)
    return document
      ? [{ language, quiz: recordOf(resolveDocument(site, document, language, cache)) }]
      : []
  })
  const [first] = versions
  if (!first || !questionsOf(first.quiz).some(({ kind }) => kind === 'contact')) return undefined

  return {
    name: first.quiz['formName'] ?? name,
    fields: [
      { name: 'name', kind: 'text', required: true },
      { name: 'email', kind: 'email', required: true, ...mailboxOf(first.quiz) },
      { name: 'website', kind: 'text', required: false },
      ...questionsOf(first.quiz).flatMap(emitAnswer),
    ],
    languages: Object.fromEntries(
      versions.map(({ language, quiz }) => [
        language.code,
        emitWords({ site, name, language, quiz }, cache),
      ]),
    ),
  }
}

/** An address is only looked at where there are words to object to it. */
const mailboxOf = ({ words }: Content): Partial<FieldFormat> =>
  recordOf(words)['emailInvalid'] === undefined
    ? { maxLength: fieldFormats.mailbox.maxLength }
    : fieldFormats.mailbox

function emitAnswer({ kind, required, format }: Content, index: number) {
  const name = `question_${index + 1}`
  const wording = `${name}_text`
  return [
    {
      name,
      kind: kind === 'choice' ? 'choice' : 'text',
      required: required !== undefined,
      ...formatNamed(format),
      wording,
    },
    { name: wording, kind: 'wording', required: false },
  ]
}

const formatNamed = (format: unknown): FieldFormat | undefined =>
  format === 'url' || format === 'email' ? fieldFormats[format] : undefined

interface Version {
  readonly site: Site
  readonly name: string
  readonly language: Language
  readonly quiz: Content
}

function emitWords({ site, name, language, quiz }: Version, cache: Cache) {
  const words = recordOf(quiz['words'])
  const questions = questionsOf(quiz)
  const address = questions.find(({ format }) => format === 'url')

  return {
    ...emitFormPlace(site, { kind: 'quiz', name, language }, cache),
    thanks: recordOf(quiz['confirmation'])['heading'],
    fields: {
      name: { label: words['name'], required: words['nameRequired'] },
      email: {
        label: words['email'],
        required: words['emailRequired'],
        ...(words['emailInvalid'] !== undefined && { invalid: words['emailInvalid'] }),
      },
      ...(address && { website: { label: address['question'] } }),
      ...Object.fromEntries(
        questions.map((question, index) => [`question_${index + 1}`, emitQuestion(question)]),
      ),
    },
  }
}

function emitQuestion({ question, required, invalid, options }: Content) {
  return {
    label: question,
    ...(required !== undefined && { required }),
    ...(invalid !== undefined && { invalid }),
    ...(Array.isArray(options) && {
      options: options
        .filter(isRecord)
        .map(({ text, score }) => ({ value: text, label: text, score })),
    }),
  }
}

function questionsOf(quiz: Content): readonly Content[] {
  const questions = quiz['questions']
  return Array.isArray(questions) ? questions.filter(isRecord) : []
}

const recordOf = (value: unknown): Content => (isRecord(value) ? value : {})
