import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'

type Fields = Readonly<Record<string, unknown>>

/** A part of a bank and its place. */
export interface Part {
  readonly path: Path
  readonly fields: Fields
}

/** A question of a bank. */
export interface BankQuestion extends Part {
  /** Whether its answers are kinds or choices, which count nothing. */
  readonly isKinds: boolean
  readonly answers: readonly Part[]
  /** The place of the weakest answer that is good enough: the best, or the first that meets the norm. */
  readonly enough: number
}

/** The banks of a group: those of one trade. */
export const banksIn = ({ documents }: Pick<Site, 'documents'>): readonly SourceDocument[] =>
  documents.filter(({ kind }) => kind === 'quiz-bank')

/** All questions of a bank, in its order. */
export function questionsIn({ data }: Pick<SourceDocument, 'data'>): readonly BankQuestion[] {
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

const partsIn = (list: unknown, path: Path): readonly Part[] =>
  Array.isArray(list) ? list.flatMap((item: unknown, index) => partOf(item, [...path, index])) : []

const partOf = (value: unknown, path: Path): readonly Part[] =>
  isRecord(value) ? [{ path, fields: value }] : []

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
