import { formatFact } from '../../model/facts.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { indexFacts } from '../../text/figures/fact-index.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { figuresIn } from '../../text/figures/figures-in.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'facts/hard-coded',
  severity: 'warning',
  summary: {
    en: 'Prices and percentages that facts.yaml holds are filled in from there.',
    nl: 'Prijzen en percentages die in facts.yaml staan, worden daaruit ingevuld.',
  },
  why: {
    en: 'When the price changes, it changes everywhere but here.',
    nl: 'Als de prijs verandert, verandert hij overal behalve hier.',
  },
  example: {
    before: 'text: From €599 excluding VAT.',
    after: 'text: From {{price.core}} excluding VAT.',
  },

  each: translatableTexts,

  isSuspect: ({ text, document }, site) =>
    figuresIn(text, figureContext(site, document.language)).some(({ fact }) => fact === undefined),

  *find(items, site) {
    const ledger = indexFacts(site)

    for (const text of items) {
      const kind = text.schema['x-kind']
      // A statistic has its own source, and a customer's words are theirs.
      if (kind === 'figure' || kind === 'quote') continue
      for (const figure of figuresIn(text.text, figureContext(site, text.document.language))) {
        if (figure.fact !== undefined) continue
        const owner = ledger.ownerOf(figure, text)
        if (owner !== undefined) yield writtenOut(site, { text, figure, fact: owner })
        const other = ledger.contradicted(figure, text)
        if (other !== undefined) yield contradiction(site, { text, figure, fact: other })
      }
    }
  },
})

interface Found {
  readonly text: Text
  readonly figure: Figure
  readonly fact: string
}

function writtenOut(site: Site, { text, figure, fact }: Found) {
  const written = tokenOf(text, figure)
  const isSame = plain(shownOf(site, fact, text)) === plain(written)

  return {
    ...where(text, figure),
    message: {
      en: `“${written}” is written out; facts.yaml holds it as ${fact}.`,
      nl: `“${written}” staat er uitgeschreven; in facts.yaml heet het ${fact}.`,
    },
    hint: { en: `Write {{${fact}}}.`, nl: `Schrijf {{${fact}}}.` },
    related: relatedTo(site, fact),
    ...(isSame &&
      createFix(text, figure, {
        title: { en: `Fill in ${fact}`, nl: `Vul ${fact} in` },
        text: `{{${fact}}}`,
      })),
  }
}

function contradiction(site: Site, { text, figure, fact }: Found) {
  const [written, value] = [tokenOf(text, figure), shownOf(site, fact, text)]

  return {
    severity: 'error' as const,
    ...where(text, figure),
    message: {
      en: `“${written}” is written out, but ${fact} is ${value}.`,
      nl: `“${written}” staat er uitgeschreven, maar ${fact} is ${value}.`,
    },
    hint: {
      en: `Write {{${fact}}}; a new price goes into facts.yaml, and is right everywhere then. Or keep it if it is another price.`,
      nl: `Schrijf {{${fact}}}; een nieuwe prijs zet je in facts.yaml, dan klopt hij meteen overal. Of laat het zo als het een andere prijs is.`,
    },
    related: relatedTo(site, fact),
  }
}

const tokenOf = ({ text }: Text, { index, length }: Figure) => text.slice(index, index + length)

const where = (text: Text, figure: Figure) => ({
  at: textPlace(text, figure),
  path: formatPath(text.path, text.document.data),
})

const shownOf = (site: Site, fact: string, { document }: Text) =>
  formatFact(
    site.facts.get(fact) ?? {},
    figureContext(site, document.language).conventions,
  ).replaceAll('\u00A0', ' ')

const plain = (text: string) => text.replaceAll(/[\s\u00A0]/g, '')

function relatedTo(site: Site, fact: string) {
  const facts = site.find('facts', 'facts')
  if (!facts) return []
  return [
    {
      at: facts.place(fact.split('.'), { part: 'key' }),
      message: { en: 'It is held here.', nl: 'Hier staat het.' },
    },
  ]
}
