import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { baseOf } from '../../languages/locale.ts'
import { once } from '../../once.ts'

const require = createRequire(import.meta.url)

/** Loaded at the first question, which takes a quarter of a second and 90 MB: most checks ask none. */
const detector = once(() => {
  // Its exports name no file for `require`, and a check does not wait.
  const { eld }: typeof import('eld/extrasmall') = require(
    fileURLToPath(import.meta.resolve('eld/extrasmall')),
  )
  return { eld, known: new Set(Object.values(eld.info().Languages)) }
})

/** How much more a text in another language looks like it than like its own. Measured on 15,000 sound texts in four languages: none is. */
const surely = 1.15

/**
 * Identifies which of some other languages a text of some words is in rather than in its own.
 * undefined if it is in its own, or that is not known.
 */
export function identify(text: string, own: string, others: readonly string[]): string | undefined {
  const { eld, known } = detector()
  if (!known.has(codeOf(own))) return undefined
  const scores = eld.detect(text).getScores()
  const scoreOf = (language: string) => scores[codeOf(language)] ?? 0
  const [best] = others.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  if (best === undefined || scoreOf(best) === 0) return undefined
  return scoreOf(best) >= surely * scoreOf(own) ? best : undefined
}

/** The code that a language has there. */
const codeOf = (language: string) => otherCodes[baseOf(language)] ?? baseOf(language)

const otherCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' }
