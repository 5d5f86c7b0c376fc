import type {
  FieldRule,
  FieldRuleWords,
  FormRule,
  FormRuleWords,
  QuizContent,
  QuizQuestion,
} from '#site/types.ts'
import type { Language, Site } from '../../model/site.ts'
import { resolveContent } from '../../text/resolve.ts'
import { emitFormPlace, type FieldFormat, fieldFormats } from './form-rule.ts'

/**
 * The rule of the API for a quiz that ends with a contact form. undefined for another quiz. The
 * answers are fields `question_1` and so on, each with a field for the wording of its question, as
 * hosts that capture forms show them. An answer that is a URL is also sent as `website`.
 */
export function emitQuizRule(site: Site, name: string): FormRule | undefined {
  const versions = site.languages.flatMap((language) => {
    const quiz = resolveContent(site, 'quiz', { name, language })
    return quiz ? [{ language, quiz }] : []
  })
  const [first] = versions
  if (!first?.quiz.questions.some(({ kind }) => kind === 'contact')) return undefined

  return {
    name: first.quiz.formName ?? name,
    fields: [
      { name: 'name', kind: 'text', required: true },
      { name: 'email', kind: 'email', required: true, ...mailboxOf(first.quiz) },
      { name: 'website', kind: 'text', required: false, ...addressIn(first.quiz) },
      ...first.quiz.questions.flatMap(emitAnswer),
    ],
    languages: Object.fromEntries(
      versions.map(({ language, quiz }) => [
        language.code,
        emitWords({ site, name, language, quiz }),
      ]),
    ),
  }
}

/** A quiz without an error message does not check the address. */
const mailboxOf = ({ words }: QuizContent): Partial<FieldFormat> =>
  words.emailInvalid === undefined
    ? { maxLength: fieldFormats.mailbox.maxLength }
    : fieldFormats.mailbox

/** The website is the first answer that is a URL. */
function addressIn({ questions }: QuizContent): Pick<FieldRule, 'sameAs'> {
  const index = questions.findIndex(({ format }) => format === 'url')
  return index < 0 ? {} : { sameAs: `question_${index + 1}` }
}

function emitAnswer({ kind, required, format }: QuizQuestion, index: number): readonly FieldRule[] {
  const name = `question_${index + 1}`
  const wording = `${name}_text`
  return [
    {
      name,
      kind: kind === 'choice' ? 'choice' : 'text',
      required: required !== undefined,
      ...(format !== undefined && fieldFormats[format]),
      wording,
      // The answer to the question for name and address is the name.
      ...(kind === 'contact' && { sameAs: 'name' }),
    },
    { name: wording, kind: 'wording', required: false },
  ]
}

interface Version {
  readonly site: Site
  readonly name: string
  readonly language: Language
  readonly quiz: QuizContent
}

function emitWords({ site, name, language, quiz }: Version): FormRuleWords {
  const { words, questions, confirmation } = quiz
  const address = questions.find(({ format }) => format === 'url')

  return {
    ...emitFormPlace(site, { kind: 'quiz', name, language }),
    thanks: confirmation.heading,
    fields: {
      name: { label: words.name, required: words.nameRequired },
      email: {
        label: words.email,
        required: words.emailRequired,
        ...(words.emailInvalid !== undefined && { invalid: words.emailInvalid }),
      },
      ...(address && { website: { label: address.question } }),
      ...Object.fromEntries(
        questions.map((question, index) => [`question_${index + 1}`, emitQuestion(question)]),
      ),
    },
  }
}

const emitQuestion = ({ question, required, invalid, options }: QuizQuestion): FieldRuleWords => ({
  label: question,
  ...(required !== undefined && { required }),
  ...(invalid !== undefined && { invalid }),
  ...(options !== undefined && {
    options: options.map(({ text, score }) => ({ value: text, label: text, score })),
  }),
})
