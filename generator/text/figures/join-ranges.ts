import type { Conventions } from '../../languages/language-format.ts'
import type { Amount } from './unit.ts'

const dash = /^[\s\u00A0]*[-–—][\s\u00A0]*$/
const list = /^,[\s\u00A0]*$/

/**
 * Gives both ends of a range the same unit: in *2 to 3 weeks* and *€10-50* only one of them has it.
 * Goes from the last to the first, so that the two first of *2, 3 or 4 weeks* get theirs too.
 */
export function joinRanges(
  amounts: readonly Amount[],
  text: string,
  { words }: Conventions,
): readonly Amount[] {
  const joined = [...amounts]

  for (let index = joined.length - 2; index >= 0; index -= 1) {
    const [first, second] = [joined[index], joined[index + 1]]
    if (!first || !second) continue
    const between = text.slice(first.end, second.index)
    if (between.length > 16) continue

    const isRange = dash.test(between)
    const isWord = words.between.includes(between.trim().toLowerCase())
    const isListed = list.test(between) && second.isInherited === true
    if (!(isRange || isWord || isListed)) continue

    const [left, right] = share(first, second, isRange || !loose.has(between.trim().toLowerCase()))
    if (left === first && right === second) continue
    const span = [first.index, second.span?.[1] ?? second.end] as const
    joined[index] = { ...left, span }
    joined[index + 1] = { ...right, span }
  }
  return joined
}

/** After these, the second number may count something else: €50 and 3 pages. */
const loose: ReadonlySet<string> = new Set(['and', 'or', 'en', 'of'])

function share(first: Amount, second: Amount, isSpan: boolean): readonly [Amount, Amount] {
  const scale = scaleOf(first, second)
  if (!first.unit && second.unit && !second.isPrefixed && second.unit.type !== 'name')
    return [{ ...first, unit: second.unit, scale, isInherited: true }, second]
  if (!first.isPrefixed || !isSpan) return [first, second]
  if (!second.unit)
    return [
      { ...first, scale },
      { ...second, unit: first.unit, isInherited: true },
    ]
  return [{ ...first, scale }, { ...second }]
}

const scaleOf = (first: Amount, second: Amount) => (first.scale === 1 ? second.scale : first.scale)
