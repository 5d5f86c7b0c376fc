import type { Card } from '../images/card/card.ts'
import { missingLetters } from '../images/missing-letters.ts'

/** The letters of cards that no font has. */
interface CardLetters {
  /** Notes what of a card cannot be shown. */
  check(language: string, path: string, card: Card): void
  /** Throws if something of a card cannot be shown. */
  end(): void
}

/** How many letters of a language are named. */
const most = 40

/** Looks through cards for letters that are not among those of the fonts. */
export function createCardLetters(letters: ReadonlySet<string>): CardLetters {
  const found = new Map<string, { readonly path: string; readonly letters: Set<string> }>()
  return {
    check: (language, path, { title, brand, language: short, address, wall }) => {
      const signs = wall.map(({ sign = '' }) => sign)
      const missing = missingLetters([title, brand, short, address, ...signs].join(' '), letters)
      if (missing.length === 0) return
      const known = found.get(language) ?? { path, letters: new Set() }
      found.set(language, known)
      for (const letter of missing) known.letters.add(letter)
    },
    end: () => {
      if (found.size === 0) return
      const told = [...found].map(([language, { path, letters: missing }]) => {
        const more = missing.size > most ? ` and ${missing.size - most} more` : ''
        return `${[...missing].slice(0, most).join(' ')}${more} (${language}, first on ${path})`
      })
      throw new OperatorError(
        `The pictures of links need letters that no font of the site has: ${told.join('; ')}.`,
        `Add a @font-face rule with a file that has them to brand/brand.css in the content, for a font of --display or --text. Nothing was published.`,
      )
    },
  }
}

/** A failure that the operator can fix. The command line prints its message and hint as one line. */
class OperatorError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.name = 'OperatorError'
    this.hint = hint
  }
}
