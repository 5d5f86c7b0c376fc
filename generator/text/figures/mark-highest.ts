import type { Conventions } from '../../languages/language-format.ts'
import type { Amount } from './unit.ts'

const highest: ReadonlySet<string> = new Set(['5', '10', '100'])

/**
 * Marks the highest score there is, which goes without saying in *een 9,1*. A score is a part of a number, or
 * has an article: 9 out of 10 clients are a proportion, and lose their meaning without the 10.
 */
export function markHighest(
  amounts: readonly Amount[],
  text: string,
  { words }: Conventions,
): readonly Amount[] {
  return amounts.map((amount, index) => {
    const score = amounts[index - 1]
    if (!score || score.unit || !highest.has(String(amount.number))) return amount
    const between = text.slice(score.end, amount.index).trim().toLowerCase()
    if (!words.outOf.includes(between)) return amount

    const [, article = ''] = /(\p{L}+)\s+$/u.exec(text.slice(0, score.index)) ?? []
    const isScore =
      /[.,]/.test(String(score.number)) || words.article.includes(article.toLowerCase())
    return isScore ? { ...amount, isHighest: true } : amount
  })
}
