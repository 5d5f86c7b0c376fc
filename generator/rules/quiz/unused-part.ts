import type { Finding } from '../../diagnostics/diagnostic.ts'
import { missingName } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path, valueAt } from '../../read/path.ts'
import { fieldsOf, questionsIn } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/unused-part',
  severity: 'warning',
  summary: 'Every part of a quiz is asked for by an answer of the tool builder.',
  why: 'It is never shown; often an answer was renamed or removed.',
  example: {
    before: '# tool-builder.yaml has no answer "call-me"\ncalls: { call-me: … }',
    after: '# the part is gone, or the answer is back',
  },

  messages: {
    bank: { message: 'No answer of the tool builder is called "{name}".' },
    part: { message: 'Nothing asks for "{key}".' },
  },

  *check(site) {
    for (const { code } of site.languages) {
      const builder = site.find('tool-builder', 'tool-builder', code)
      if (!builder || builder.data === undefined) continue
      const answers = answersOf(builder.data)

      const banks = site.all('quiz-bank', code)
      for (const bank of banks) yield* inBank(bank, answers)
      const frames = site.find('quiz-frames', 'quiz-frames', code)
      if (frames) yield* unused(frames, ['calls'], answers.calls)
      const helplines = site.find('helplines', 'helplines', code)
      if (helplines) yield* unused(helplines, ['helplines'], calledIn(banks, helplines))
    }
  },
})

/** The helplines that an answer names, or another helpline. */
function calledIn(banks: readonly SourceDocument[], { data }: SourceDocument): ReadonlySet<string> {
  const answers = banks.flatMap(questionsIn).flatMap((question) => question.answers)
  const helplines = Object.values(fieldsOf(fieldsOf(data)['helplines'])).map(fieldsOf)
  const named = [
    ...answers.map(({ fields }) => fields['helpline']),
    ...helplines.map(({ also }) => also),
  ]
  return new Set(named.filter((name) => typeof name === 'string'))
}

function* inBank(
  document: SourceDocument,
  answers: ToolAnswers,
): Generator<Finding<'bank' | 'part'>> {
  if (!answers.banks.has(document.name)) {
    yield {
      at: document.place([]),
      messageId: 'bank',
      data: { name: document.name },
      hint: didYouMean(document.name, [...answers.banks]),
      missing: missingName('subcategory', document.name),
    }
    return
  }
  yield* unused(document, ['problems'], answers.problems, 'problem')
  for (const { path, fields } of questionsIn(document)) {
    const ids = Array.isArray(fields['for']) ? fields['for'].map(String) : []
    for (const [index, id] of ids.entries())
      if (!answers.problems.has(id))
        yield {
          ...partAt(document, [...path, 'for', index], id, answers.problems),
          missing: missingName('problem', id),
        }
  }
}

/** The keys at a path that no answer requires. */
function* unused(
  document: SourceDocument,
  path: Path,
  asked: ReadonlySet<string>,
  kind?: string,
): Generator<Finding<'bank' | 'part'>> {
  const parts = valueAt(document.data, path.join('.'))
  for (const key of isRecord(parts) ? Object.keys(parts) : []) {
    if (asked.has(key)) continue
    yield {
      ...partAt(document, [...path, key], key, asked, 'key'),
      ...(kind !== undefined && { missing: missingName(kind, key) }),
    }
  }
}

const partAt = (
  document: SourceDocument,
  path: Path,
  key: string,
  asked: ReadonlySet<string>,
  part?: 'key',
): Finding<'part'> => ({
  at: document.place(path, part && { part }),
  path: formatPath(path, document.data),
  messageId: 'part',
  data: { key },
  hint: didYouMean(key, [...asked]),
})

/** The answers of the tool builder that select parts of quizzes, by name. */
interface ToolAnswers {
  readonly problems: ReadonlySet<string>
  /** The subcategories and audiences that have a bank. */
  readonly banks: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
}

/** Reads the complete answers of `tool-builder.yaml`. */
function answersOf(data: unknown): ToolAnswers {
  const { problems, categories, questions } = isRecord(data) ? data : {}
  const optionsOf = (field: string) =>
    itemsIn(questions)
      .filter((question) => question['field'] === field)
      .flatMap(({ options }) => itemsIn(options))

  return {
    problems: namesOf(itemsIn(isRecord(problems) ? problems['options'] : []), 'id'),
    banks: namesOf(
      itemsIn(categories)
        .flatMap(({ subcategories }) => itemsIn(subcategories))
        .flatMap((subcategory) => {
          const { audiences } = subcategory
          return isRecord(audiences) ? itemsIn(audiences['options']) : [subcategory]
        }),
      'id',
    ),
    calls: namesOf(optionsOf('final_cta'), 'id'),
  }
}

const itemsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])

const namesOf = (items: readonly Readonly<Record<string, unknown>>[], key: string) =>
  new Set(items.flatMap(({ [key]: name }) => (typeof name === 'string' ? [name] : [])))
