import type { Term } from '../../languages/language.ts'
import type { Conventions } from '../../languages/language-format.ts'

/** The beginning of a figure or of a filled-in fact, not taken up. */
const figure = String.raw`(?=(?:\*\*)?(?:€|eur|\$|£|\d|\{\{))`

const patterns = new WeakMap<Conventions, ReadonlyMap<Term, RegExp>>()

const terms = [
  'without-vat',
  'with-vat',
  'excluding',
  'including',
  'free',
  'paid',
  'lower',
  'upper',
  'beforehand',
  'afterwards',
  'less',
  'more',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
] as const satisfies readonly Term[]

/** Where a text says each term of trade, as written. */
export function termsIn(
  text: string,
  conventions: Conventions,
): ReadonlyMap<Term, { readonly index: number; readonly written: string }> {
  const compiled = patterns.get(conventions) ?? compile(conventions)
  patterns.set(conventions, compiled)
  const found = new Map<Term, { readonly index: number; readonly written: string }>()
  // Case is folded once here, which is much faster than in each of the patterns.
  const lower = text.toLowerCase()
  for (const [term, pattern] of compiled) {
    const match = pattern.exec(lower)
    if (!match) continue
    const written = text.slice(match.index, match.index + match[0].length).trim()
    found.set(term, { index: match.index, written })
  }
  return found
}

const compile = ({ words }: Conventions) =>
  new Map(terms.map((term) => [term, new RegExp(words.terms[term].replaceAll('#', figure), 'u')]))
