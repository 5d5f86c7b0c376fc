/**
 * How a language spells numbers: sets of rules by name, and what each rule says by the least number it is for, as the
 * rule based number formats of CLDR write it (UTS #35).
 */
export type NumberRules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How a set of rules spells a number from zero: `twenty-one`. */
export type Spell = (set: string, value: number) => string

interface SpellingRule {
  readonly base: number
  readonly parts: readonly Part[]
}

/** What a rule says: words, or a number that another rule spells. */
type Part = (value: number) => string

export function createSpeller(rules: NumberRules, language: string): Spell {
  const plural = new Intl.PluralRules(language)
  const sets = new Map(
    Object.entries(rules).map(([set, bodies]) => [
      set,
      Object.entries(bodies)
        .map(([key, body]) => ruleOf(set, key, body))
        .toSorted((a, b) => b.base - a.base),
    ]),
  )
  const spelled = new Map<string, string>()

  function spell(set: string, value: number): string {
    const key = `${set} ${value}`
    const known = spelled.get(key)
    if (known !== undefined) return known
    const rule = sets.get(set)?.find(({ base }) => base <= value)
    const word =
      rule?.parts
        .map((part) => part(value))
        .join('')
        .replaceAll('\u00AD', '') ?? ''
    spelled.set(key, word)
    return word
  }

  function ruleOf(set: string, key: string, body: string): SpellingRule {
    const [base = 0, radix = 10] = key.split('/').map(Number)
    const power = base === 0 ? 0 : Math.floor(Math.log(base) / Math.log(radix) + 1e-9)
    const divisor = radix ** power
    const partsOf = (text: string): readonly Part[] =>
      Array.from(text.matchAll(pattern), ({ 0: written, groups = {} }): Part => {
        const { round, sign, other, forms } = groups
        if (round !== undefined) {
          const [rest = [], none = []] = round.split('|').map(partsOf)
          return (value) =>
            (value % divisor === 0 ? none : rest).map((part) => part(value)).join('')
        }
        if (forms !== undefined)
          return (value) => formOf(forms, plural.select(Math.floor(value / divisor)))
        if (sign === undefined) return () => written
        const next = other?.replace(/^%/, '') || set
        if (sign === '←') return (value) => spell(next, Math.floor(value / divisor))
        return (value) => spell(next, sign === '→' ? value % divisor : value)
      })
    return { base, parts: partsOf(body) }
  }
  return spell
}

/** `[…]` is said if something is left, `←…←` is how many times, `→…→` the rest, `=…=` the number. */
const pattern =
  /\[(?<round>[^\]]*)\]|(?<sign>[=←→])(?<other>[^=←→]*)\k<sign>|\$\(cardinal,(?<forms>[^)]*)\)\$|[^[\]=←→$]+/g

function formOf(forms: string, category: string): string {
  const all = new Map(
    Array.from(forms.matchAll(/(\w+)\{([^}]*)\}/g), ([, name = '', form = '']) => [name, form]),
  )
  return all.get(category) ?? all.get('other') ?? ''
}
