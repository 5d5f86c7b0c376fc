import type { LanguageFormat } from '../../../languages/language-format.ts'
import { memoize } from '../../../memoize.ts'
import type { Figure } from '../figure.ts'
import { alternatives } from './alternatives.ts'

/** Times of day as people say them: *half past seven*, *ten to eight*, *halb acht*. */
export function spokenTimes(text: string, format: LanguageFormat): readonly Figure[] {
  const { templates, am, pm } = compileTemplates(format)
  const lower = text.toLowerCase()
  return templates.flatMap(({ pattern, readings }) =>
    Array.from(lower.matchAll(pattern), ({ index, 0: written, groups = {} }): Figure => {
      const end = index + written.length
      const hour = numberOf(groups['h'], format) ?? 0
      const minute = numberOf(groups['m'], format) ?? 0
      const times = readings.map(([fixed, sign]) => hour * 60 + fixed + sign * minute)
      const around = [lower.slice(Math.max(0, index - 24), index), lower.slice(end, end + 24)]
      const says = (half: readonly [before: RegExp, after: RegExp]) =>
        half.some((each, side) => each.test(around[side] ?? ''))
      return {
        kind: 'time',
        keys: times.flatMap((each) => [
          ...(says(pm) ? [] : [keyOf(each)]),
          ...(says(am) || hour > 12 ? [] : [keyOf(each + 720)]),
        ]),
        text: text.slice(index, end),
        index,
        length: written.length,
      }
    }),
  )
}

const numberOf = (written: string | undefined, { words }: LanguageFormat) =>
  written === undefined
    ? undefined
    : /^\d/.test(written)
      ? Number(written)
      : words.numbers().get(written)

function keyOf(minutes: number): string {
  const day = 24 * 60
  const rest = ((minutes % day) + day) % day
  return `time:${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`
}

export const compileTemplates = memoize(({ words }: LanguageFormat) => {
  const { spokenTimes: spoken, halves } = words
  const numbers = words.numbers()
  const named = new Map<number, string>()
  for (const [word, value] of numbers) if (!named.has(value)) named.set(value, word)
  // Not ordinals, and of the words for one neither an article nor *once*.
  const isHour = (word: string, value: number) =>
    value === 1 ? word.slice(0, 2) === named.get(1)?.slice(0, 2) : word === named.get(value)
  const upTo = (limit: number) =>
    alternatives(
      [...numbers].flatMap(([word, value]) =>
        Number.isInteger(value) && value > 0 && value <= limit && isHour(word, value) ? word : [],
      ),
    )
  const gaps = {
    h: `(?<h>\\d{1,2}(?!\\d)|${upTo(24)})`,
    m: `(?<m>\\d{1,2}(?!\\d)|${upTo(59)})`,
  }
  const half = (words: string) =>
    [
      new RegExp(`(?<!\\p{L})(?:${words})\\s+$`, 'u'),
      new RegExp(`^\\s+(?:${words})(?!\\p{L})`, 'u'),
    ] as const
  return {
    templates: Object.entries(spoken).map(([template, readings]) => ({
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,:])(?:${template
          .replaceAll(/\{([hm])\}/g, (_, gap: 'h' | 'm') => gaps[gap])
          .replaceAll(' ', String.raw`[\s\u00A0-]`)})(?![\\p{L}\\d])`,
        'gu',
      ),
      readings,
    })),
    am: half(halves.am),
    pm: half(halves.pm),
  }
})
