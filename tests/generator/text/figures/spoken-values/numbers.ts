import { figures } from '#generator/languages/index.ts'
import { fill, type Phrases, type Value } from './phrases.ts'

const guests: Phrases = {
  en: ['{number} guests'],
  nl: ['{number} gasten'],
  de: ['{number} Gäste'],
  fr: ['{number} invités'],
}

const wordOf = (code: string, number: number) =>
  [...(figures[code]?.numbers() ?? [])].find(([, value]) => value === number)?.[0] ?? 'no word'

/** Every seventh number below a thousand, as each language spells it first. */
export const spelled: readonly Value[] = Array.from({ length: 140 }, (_, step) => {
  const value = 7 * step + 3
  return {
    name: String(value),
    said: fill(guests, (code) => ({ number: wordOf(code, value) })),
    written: fill(guests, () => ({ number: value })),
  }
})
