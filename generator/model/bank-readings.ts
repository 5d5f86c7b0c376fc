import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'

/** A question bank, and who last read it. */
export interface BankReading {
  readonly language: string
  /** The subcategory, or the audience. */
  readonly bank: string
  /** Undefined if nobody has. */
  readonly by: string | undefined
  /** The date, as it is written in the file. */
  readonly on: string | undefined
  /** Whether its advice can do harm: it is about health, law, money or abuse. A release needs its reading. */
  readonly isNeeded: boolean
}

/** Who last read each question bank: what no check can tell, a reader of the trade can. */
export const bankReadingsOf = (site: Site): readonly BankReading[] =>
  site.languages.flatMap(({ code }) => {
    const { notices } = fieldsOf(site.find('quiz-frames', 'quiz-frames', code)?.data)
    return site.all('quiz-bank', code).map(({ name, data }) => {
      const reading = fieldsOf(fieldsOf(data)['read'])
      const textOf = (key: string) => (typeof reading[key] === 'string' ? reading[key] : undefined)
      return {
        ...{ language: code, bank: name, by: textOf('by'), on: textOf('on') },
        isNeeded: Array.isArray(notices) && notices.includes(name),
      }
    })
  })

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {})
