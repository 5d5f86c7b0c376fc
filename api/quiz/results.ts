import type { GeneratedResult } from '#site/types.ts'
import { fillBlanks, type Material } from './material.ts'

const highest = 100

/** Ranges of the results: they cover 0 to 100 without gaps. `starts` holds the start of each. */
export const resultRanges = (starts: readonly number[]) =>
  starts.map((start, level) => ({
    min_score: start,
    max_score: (starts[level + 1] ?? highest + 1) - 1,
  }))

/** The results, from the lowest range to the highest. */
export function writeResults(material: Material): GeneratedResult[] {
  const { frames, bank, problem, kind, output, call, message, words } = material
  const [step1 = '', step2 = '', step3 = ''] = bank.steps.map((step) => fillBlanks(step, words))

  return resultRanges(frames.levels).map((range, level) => {
    const isHighest = range.max_score === highest
    const { title = '', text = '' } = kind.results[level] ?? {}
    const next = String(isHighest ? highest : range.max_score + 1)
    const wordsHere = { ...words, step1, step2, step3, next }
    const paragraphs = [
      `${text} ${bank.levels[level] ?? ''}`,
      message,
      isHighest ? `${frames.keepInMind} ${problem.advice}` : problem.advice,
      output.results[level] ?? '',
      call.closing,
    ]

    return {
      ...range,
      title: fillBlanks(title, wordsHere),
      description: paragraphs.map((paragraph) => fillBlanks(paragraph, wordsHere)).join('\n'),
    }
  })
}
