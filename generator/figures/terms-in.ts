import type { Conventions } from '../languages/conventions.ts'
import type { Term } from '../languages/language-words.ts'

/** The beginning of a figure or of a filled-in fact, not taken up. */
const figure = String.raw`(?=(?:\*\*)?(?:€|EUR|\$|£|\d|\{\{))`

const patterns = new WeakMap<Conventions, ReadonlyMap<Term, RegExp>>()

const terms = [
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
  for (const [term, pattern] of compiled) {
    const match = pattern.exec(text)
    if (match) found.set(term, { index: match.index, written: match[0].trim() })
  }
  return found
}

const compile = ({ words }: Conventions) =>
  new Map(terms.map((term) => [term, new RegExp(words.terms[term].replaceAll('#', figure), 'iu')]))
