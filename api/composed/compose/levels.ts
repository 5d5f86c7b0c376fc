import type { GeneratedResult } from '#site/types.ts'
import { fillCompany, type Material } from './material.ts'
import { createRandom } from './random.ts'

const highest = 100

/** What a level says, from its bank or from a draft. */
export interface LevelTexts {
  readonly title: string
  readonly text: string
  readonly step: string
}

/** The texts of the levels that the company gets. */
export const levelTextsOf = ({ bank, seed }: Material): readonly LevelTexts[] =>
  bank.levels.map(({ texts, step }, level) => ({
    ...createRandom(`${seed}\nlevel ${level}`).pick(texts),
    step,
  }))

/** The results, from the lowest range to the highest; together they cover 0 to 100 without gaps. */
export function writeLevels(
  { frames, call, company }: Material,
  texts: readonly LevelTexts[],
): GeneratedResult[] {
  const sentence = fillCompany(call.sentence, company)
  return frames.levels.map((start, level) => {
    const { title, text, step } = texts[level] ?? { title: '', text: '', step: '' }
    return {
      min_score: start,
      max_score: (frames.levels[level + 1] ?? highest + 1) - 1,
      title,
      description: [text, step, sentence].join('\n'),
      text,
      step,
    }
  })
}
