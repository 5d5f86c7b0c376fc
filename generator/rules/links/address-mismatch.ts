import { type Pair, pairsOf } from '../../compare/pairs.ts'
import { siblingsAmong } from '../../compare/siblings.ts'
import { listed } from '../../diagnostics/list.ts'
import type { Words } from '../../diagnostics/words.ts'
import { languageName } from '../../languages/language-name.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/values.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { type Address, addressesIn } from './addresses-in.ts'

export const addressMismatch = defineLocalRule({
  code: 'links/address-mismatch',
  severity: 'error',
  summary: {
    en: 'Web addresses, email addresses and telephone numbers are the same in every language.',
    nl: 'Webadressen, e-mailadressen en telefoonnummers zijn in elke taal hetzelfde.',
  },
  why: {
    en: 'Whoever writes to the old address gets no answer, and you lose a client without knowing it.',
    nl: 'Wie naar het oude adres schrijft, krijgt geen antwoord, en je verliest een klant zonder het te weten.',
  },
  example: {
    before: '# en\ntext: Call 020 123 45 67.\n# nl\ntext: Bel 020 123 45 76.',
    after: '# nl\ntext: Bel 020 123 45 67.',
  },

  each: comparedPairs,

  isSuspect: (pair, site) => {
    const { here, there } = compare(site, [pair])
    return here.length > 0 || there.length > 0
  },

  *find(items, site) {
    const siblings = siblingsAmong(comparedPairs(site))

    for (const pair of items) {
      const rest = compare(site, [pair])
      if (rest.here.length === 0 && rest.there.length === 0) continue
      const around = compare(site, siblings(pair))
      const isMissed = (others: readonly Address[]) => (address: Address) =>
        others.some((other) => isSame(other, address))
      const here = rest.here.filter(isMissed(around.here))
      const there = rest.there.filter(isMissed(around.there))
      if (here.length > 0 || there.length > 0) yield findingOf(site, pair, { here, there })
    }
  },
})

function comparedPairs(site: Site): readonly Pair[] {
  return pairsOf(site).filter(({ source: { schema } }) => isCompared(schema['x-i18n']))
}

const isCompared = (kind: string | undefined) => kind === 'translate' || kind === 'twin'

interface Sides {
  readonly here: readonly Address[]
  readonly there: readonly Address[]
}

/** The addresses that only one side has. */
function compare(site: Site, pairs: readonly Pair[]): Sides {
  const all = (side: 'source' | 'translation') =>
    pairs.flatMap((pair) => addressesIn(pair[side].text, site.facts))
  const [there, here] = [all('source'), all('translation')]
  const lacks = (others: readonly Address[]) => (address: Address) =>
    !others.some((other) => isSame(other, address))
  return { here: here.filter(lacks(there)), there: there.filter(lacks(here)) }
}

const isSame = (a: Address, b: Address) => a.kind === b.kind && a.key === b.key

function findingOf(site: Site, { source, translation, language }: Pair, { here, there }: Sides) {
  const original = languageName(site.source.code)
  const other = languageName(language.code)
  const isBoth = here.length > 0 && there.length > 0

  return {
    severity: isBoth ? ('error' as const) : ('warning' as const),
    at: placeOf(translation, here),
    path: formatPath(translation.path, translation.document.data),
    message: sentence({ original, other, here, there }),
    hint: {
      en: 'Make both the same, or keep it if each language has its own.',
      nl: 'Maak ze gelijk, of laat het zo als elke taal een eigen adres heeft.',
    },
    related: [
      {
        at: placeOf(source, there),
        message: { en: `The ${original.en} text.`, nl: `De tekst in het ${original.nl}.` },
      },
    ],
    values: { [site.source.code]: source.text, [language.code]: translation.text },
  }
}

interface Named extends Sides {
  readonly original: Words
  readonly other: Words
}

function sentence({ original, other, here, there }: Named): Words {
  const [ours, theirs] = [listed(writtenOf(here)), listed(writtenOf(there))]
  if (here.length > 0 && there.length > 0) {
    return {
      en: `${other.en} has ${ours.en}, ${original.en} has ${theirs.en}.`,
      nl: `Het ${other.nl} heeft ${ours.nl}, het ${original.nl} heeft ${theirs.nl}.`,
    }
  }
  const [having, lacking, what] =
    here.length > 0 ? [other, original, ours] : [original, other, theirs]
  return {
    en: `${having.en} has ${what.en}, ${lacking.en} does not.`,
    nl: `Het ${having.nl} heeft ${what.nl}, het ${lacking.nl} niet.`,
  }
}

const writtenOf = (addresses: readonly Address[]) => addresses.map(({ written }) => written)

const placeOf = ({ document, path }: Text, [first]: readonly Address[]) =>
  document.place(path, first ? { within: first.written } : {})
