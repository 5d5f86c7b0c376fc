import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'

type Fields = Readonly<Record<string, unknown>>

/** A part of a bank and its place. */
export interface Part {
  readonly path: Path
  readonly fields: Fields
}

/** A text of a bank and its place. */
export interface BankText {
  readonly path: Path
  readonly text: string
}

/** A question of a bank. */
export interface BankQuestion extends Part {
  /** Whether its answers are kinds or choices, which count nothing. */
  readonly isKinds: boolean
  readonly answers: readonly Part[]
  /** The place of the weakest answer that is good enough: the best, or the first that meets the norm. */
  readonly enough: number
}

/** Fewest questions of a bank that bear on a core problem, and that do not. A plan takes no more. */
export const fewest = { trade: 5, other: 4 } as const

/** The banks of a group: those of one trade. */
export const banksIn = ({ documents }: Pick<Site, 'documents'>): readonly SourceDocument[] =>
  documents.filter(({ kind }) => kind === 'quiz-bank')

/** All questions of a bank, in its order. */
export function questionsIn({ data }: SourceDocument): readonly BankQuestion[] {
  const bank = fieldsOf(data)
  const [problems, kinds] = [fieldsOf(bank['problems']), fieldsOf(bank['kinds'])]
  return [
    ...partsIn(bank['questions'], ['questions']),
    ...Object.keys(problems).flatMap((id) => partOf(problems[id], ['problems', id])),
    ...Object.keys(kinds).flatMap((code) =>
      Array.isArray(kinds[code])
        ? partsIn(kinds[code], ['kinds', code])
        : partOf(kinds[code], ['kinds', code]),
    ),
  ].map(questionOf)
}

function questionOf({ path, fields }: Part): BankQuestion {
  const answers = partsIn(fields['answers'], [...path, 'answers'])
  const from = fieldsOf(fields['norm'])['from']
  return {
    path,
    fields,
    answers,
    isKinds: fields['kinds'] === true,
    enough: typeof from === 'number' ? from : answers.length - 1,
  }
}

/** The wordings of a question. */
export const wordingsOf = ({ path, fields }: Part): readonly BankText[] =>
  Array.isArray(fields['ask'])
    ? fields['ask'].flatMap((text: unknown, index) => textAt(text, [...path, 'ask', index]))
    : textAt(fields['ask'], [...path, 'ask'])

/** The advices of a bank: what is common to the answers of a question, and each of its own. */
export const advicesIn = (document: SourceDocument): readonly BankText[] =>
  questionsIn(document).flatMap(({ path, fields, answers }) => [
    ...textAt(fields['advice'], [...path, 'advice']),
    ...answers.flatMap((answer) => textAt(answer.fields['advice'], [...answer.path, 'advice'])),
  ])

/** The levels of a bank, from lowest to highest. */
export const levelsIn = ({ data }: SourceDocument): readonly Part[] =>
  partsIn(fieldsOf(data)['levels'], ['levels'])

/** The texts of a level, of which a company gets one. */
export const levelTextsIn = ({ path, fields }: Part): readonly (readonly BankText[])[] =>
  partsIn(fields['texts'], [...path, 'texts']).map((part) => [
    ...textAt(part.fields['title'], [...part.path, 'title']),
    ...textAt(part.fields['text'], [...part.path, 'text']),
  ])

/** A value that is a text, with its place. */
export const textAt = (text: unknown, path: Path): readonly BankText[] =>
  typeof text === 'string' ? [{ text, path }] : []

/** Runs of words that two texts share. */
export const runsOf = (text: string, length: number): readonly string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

const partsIn = (list: unknown, path: Path): readonly Part[] =>
  Array.isArray(list) ? list.flatMap((item: unknown, index) => partOf(item, [...path, index])) : []

const partOf = (value: unknown, path: Path): readonly Part[] =>
  isRecord(value) ? [{ path, fields: value }] : []

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
