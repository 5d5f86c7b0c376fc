import type { Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'

/** A question bank, and who last read it. */
export interface BankReading {
  readonly language: string
  /** The subcategory. */
  readonly bank: string
  /** Undefined if nobody has. */
  readonly by: string | undefined
  /** The date, as it is written in the file. */
  readonly on: string | undefined
}

/** Who last read each question bank: what no check can tell, a reader of the trade can. */
export const bankReadingsOf = (site: Site): readonly BankReading[] =>
  site.languages.flatMap(({ code }) =>
    site.all('quiz-bank', code).map(({ name, data }) => {
      const reading = isRecord(data) && isRecord(data['read']) ? data['read'] : {}
      const textOf = (key: string) => (typeof reading[key] === 'string' ? reading[key] : undefined)
      return { language: code, bank: name, by: textOf('by'), on: textOf('on') }
    }),
  )
