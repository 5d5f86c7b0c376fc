import type { GeneratedResult } from '#site/types.ts'
import { fillBlanks } from './blanks.ts'
import type { Material } from './material.ts'

const highest = 100

/** The four results, from 0 to 100 without a gap. */
export function writeResults(material: Material): GeneratedResult[] {
  const { frames, bank, problem, kind, output, call, message, words } = material
  const [step1 = '', step2 = '', step3 = ''] = bank.steps

  return kind.results.map(({ title, text }, level) => {
    const next = frames.levels[level + 1]
    const isHighest = next === undefined
    const wordsHere = { ...words, step1, step2, step3, next: String(next ?? highest) }
    const paragraphs = [
      `${text} ${bank.levels[level] ?? ''}`,
      message,
      isHighest ? `${frames.keepInMind} ${problem.advice}` : problem.advice,
      output.results[level] ?? '',
      call.closing,
    ]

    return {
      min_score: frames.levels[level] ?? 0,
      max_score: isHighest ? highest : next - 1,
      title: fillBlanks(title, wordsHere),
      description: paragraphs.map((paragraph) => fillBlanks(paragraph, wordsHere)).join('\n'),
    }
  })
}
