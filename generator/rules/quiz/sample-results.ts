import { didYouMean } from '../../diagnostics/suggestion.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

/** The questions whose answers lead to a result, by the key under which a result names them. */
const keys = ['first', 'second'] as const

export const rule = defineGroupRule({
  code: 'quiz/sample-results',
  severity: 'error',
  summary:
    'Whatever a visitor answers in a sample quiz leads to a result, and every result is reached.',
  why: 'A visitor who plays it would end at an empty screen, or never see a result that was written.',
  example: {
    before: 'results:\n  - id: begin\n    second: [never]',
    after: 'results:\n  - id: begin\n    second: [none]',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    unknown: { message: 'The question has no answer "{name}".' },
    idle: {
      message: 'Nobody gets this result.',
      hint: 'Whatever is answered leads to a result above it: put it higher, or take it away.',
    },
    none: {
      message: 'The answers "{first}" and "{second}" lead to no result.',
      hint: 'Add these answers to a result, or end with a result for any answer.',
    },
  },

  *check(site) {
    for (const document of site.documents) {
      if (document.kind !== 'sample-quiz' || !isRecord(document.data)) continue
      const answers = keys.map((_, place) => answersOf(document.data, place))
      const [firsts = [], seconds = []] = answers
      const open = new Set(firsts.flatMap((first) => seconds.map((second) => pair(first, second))))

      for (const [index, result] of listIn(document.data, 'results').entries()) {
        const path = ['results', index]
        const unknown = keys.flatMap((key, place) =>
          namesIn(result, key).flatMap((name, at) => {
            const known = answers[place] ?? []
            return known.includes(name) ? [] : [{ name, known, path: [...path, key, at] }]
          }),
        )
        for (const { name, known, path } of unknown) {
          yield {
            ...placeIn(document, path),
            messageId: 'unknown',
            data: { name },
            hint: didYouMean(name, known),
          }
        }
        const met = [...open].filter((each) => isMet(result, each))
        // A result with an unknown answer is told of already.
        if (met.length === 0 && unknown.length === 0)
          yield { ...placeIn(document, path), messageId: 'idle' }
        for (const each of met) open.delete(each)
      }

      // One is enough to see what is missing.
      const [missing] = open
      if (missing !== undefined) {
        const [first = '', second = ''] = split(missing)
        yield { ...placeIn(document, ['results']), messageId: 'none', data: { first, second } }
      }
    }
  },
})

/** Ids have no space. */
const pair = (first: string, second: string) => `${first} ${second}`
const split = (answers: string) => answers.split(' ')

const placeIn = (document: SourceDocument, path: Path) => ({
  at: document.place(path),
  path: formatPath(path, document.data),
})

function isMet(result: unknown, answers: string): boolean {
  const given = split(answers)
  return keys.every((key, place) => {
    const wanted = isRecord(result) && key in result ? namesIn(result, key) : given
    return wanted.includes(given[place] ?? '')
  })
}

const listIn = (data: unknown, key: string): readonly unknown[] => {
  const list = isRecord(data) ? data[key] : undefined
  return Array.isArray(list) ? list : []
}

const namesIn = (data: unknown, key: string) => listIn(data, key).map(String)

const answersOf = (data: unknown, place: number): readonly string[] =>
  listIn(listIn(data, 'questions')[place], 'answers').flatMap((answer) =>
    isRecord(answer) ? [String(answer['id'])] : [],
  )
