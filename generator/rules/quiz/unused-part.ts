import type { Finding } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path, valueAt } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/unused-part',
  severity: 'warning',
  summary: 'Every part of a quiz is asked for by an answer of the tool builder.',
  why: 'Nobody will ever read it; often an answer was renamed or taken away.',
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

      for (const bank of site.all('quiz-bank', code)) yield* inBank(bank, answers)
      const frames = site.find('quiz-frames', 'quiz-frames', code)
      if (frames) yield* inFrames(site, frames, answers)
    }
  },
})

function* inBank(
  document: SourceDocument,
  answers: ToolAnswers,
): Generator<Finding<'bank' | 'part'>> {
  if (!answers.subcategories.has(document.name)) {
    yield {
      at: document.place([]),
      messageId: 'bank',
      data: { name: document.name },
      hint: didYouMean(document.name, [...answers.subcategories]),
    }
    return
  }
  yield* unused(document, ['problems'], answers.problems)
  yield* unused(document, ['kinds'], answers.kinds)
}

function* inFrames(
  site: Site,
  document: SourceDocument,
  answers: ToolAnswers,
): Generator<Finding<'bank' | 'part'>> {
  yield* unused(document, ['kinds'], answers.kinds)
  yield* unused(document, ['outputs'], answers.outputs)
  yield* unused(document, ['calls'], answers.calls)
  yield* unused(document, ['scales'], scalesIn(site, document.language))
}

/** The keys at a path that no answer requires. */
function* unused(
  document: SourceDocument,
  path: Path,
  asked: ReadonlySet<string>,
): Generator<Finding<'bank' | 'part'>> {
  const parts = valueAt(document.data, path.join('.'))
  for (const key of isRecord(parts) ? Object.keys(parts) : []) {
    if (asked.has(key)) continue
    const keyPath = [...path, key]
    yield {
      at: document.place(keyPath, { part: 'key' }),
      path: formatPath(keyPath, document.data),
      messageId: 'part',
      data: { key },
      hint: didYouMean(key, [...asked]),
    }
  }
}

/** The scales that the questions of a language use. */
function scalesIn(site: Site, language: string | undefined): ReadonlySet<string> {
  const named = new Set<string>()
  const collect = (value: unknown) => {
    if (isRecord(value) && typeof value['scale'] === 'string') named.add(value['scale'])
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) collect(inner)
  }
  for (const kind of ['quiz-bank', 'quiz-frames'] as const)
    for (const { data } of site.all(kind, language)) collect(data)
  return named
}

/** The answers of the tool builder that select parts of quizzes, by name. */
interface ToolAnswers {
  readonly problems: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  readonly subcategories: ReadonlySet<string>
  readonly outputs: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
}

/** Reads the complete answers of `tool-builder.yaml`. */
function answersOf(data: unknown): ToolAnswers {
  const { problems, kinds, categories, questions } = isRecord(data) ? data : {}
  const optionsOf = (field: string) =>
    itemsIn(questions)
      .filter((question) => question['field'] === field)
      .flatMap(({ options }) => itemsIn(options))

  return {
    problems: namesOf(itemsIn(isRecord(problems) ? problems['options'] : []), 'id'),
    kinds: namesOf(itemsIn(isRecord(kinds) ? kinds['options'] : []), 'code'),
    subcategories: namesOf(
      itemsIn(categories).flatMap(({ subcategories }) => itemsIn(subcategories)),
      'id',
    ),
    outputs: namesOf(optionsOf('desired_output'), 'id'),
    calls: namesOf(optionsOf('final_cta'), 'id'),
  }
}

const itemsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])

const namesOf = (items: readonly Readonly<Record<string, unknown>>[], key: string) =>
  new Set(items.flatMap(({ [key]: name }) => (typeof name === 'string' ? [name] : [])))
