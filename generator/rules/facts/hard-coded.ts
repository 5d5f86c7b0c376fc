import type { Finding } from '../../diagnostics/diagnostic.ts'
import { memoize } from '../../memoize.ts'
import { formatFact } from '../../model/facts/format-fact.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { indexFacts } from '../../text/figures/fact-index.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext, figuresIn } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/hard-coded',
  severity: 'warning',
  summary: 'Prices and percentages that facts.yaml holds are filled in from there.',
  why: 'When the price changes, it changes everywhere but here.',
  example: {
    before: 'text: From €599 excluding VAT.',
    after: 'text: From {{price.core}} excluding VAT.',
  },

  messages: {
    same: {
      message: '“{written}” is written out; facts.yaml holds it as {fact}.',
      hint: 'Write {{{fact}}}.',
      fix: 'Fill in {fact}',
      fact: 'It is held here.',
    },
    different: {
      message: '“{written}” is written out, but {fact} is {value}.',
      hint: 'Write {{{fact}}}; a new price goes into facts.yaml, and is right everywhere then. Or keep it if it is another price.',
      fact: 'It is held here.',
    },
  },
  items: translatableTexts,

  mayFind: (text, site) => {
    const index = factsInTexts(site.shared)
    return figuresIn(text.text, figureContext(site, text.document.language)).some(
      (figure) => figure.fact === undefined && index.mayBeFact(figure),
    )
  },

  create: (site) => {
    const index = indexFacts(site)

    return (text) => {
      const kind = text.schema['x-kind']
      // A statistic has its own source. A quotation keeps the words of the customer.
      if (kind === 'figure' || kind === 'quote') return []

      const context = figureContext(site, text.document.language)
      return figuresIn(text.text, context)
        .values()
        .flatMap((figure) => {
          if (figure.fact !== undefined) return []
          const owner = index.ownerOf(figure, text)
          const other = index.contradicted(figure, text)
          return [
            ...(owner === undefined ? [] : [writtenOut(site, { text, figure, fact: owner })]),
            ...(other === undefined ? [] : [contradiction(site, { text, figure, fact: other })]),
          ]
        })
    }
  },
})

interface Found {
  readonly text: Text
  readonly figure: Figure
  readonly fact: string
}

function writtenOut(site: Site, { text, figure, fact }: Found): Finding<'same'> {
  const written = tokenOf(text, figure)
  const isSame = plain(shownOf(site, fact, text)) === plain(written)

  return {
    messageId: 'same',
    data: { written, fact },
    ...where(text, figure),
    related: relatedTo(site, fact),
    ...(isSame && createFix(text, figure, { title: 'fix', text: `{{${fact}}}` })),
  }
}

function contradiction(site: Site, { text, figure, fact }: Found): Finding<'different'> {
  return {
    severity: 'error',
    messageId: 'different',
    data: { written: tokenOf(text, figure), fact, value: shownOf(site, fact, text) },
    ...where(text, figure),
    related: relatedTo(site, fact),
  }
}

const tokenOf = ({ text }: Text, { index, length }: Figure) => text.slice(index, index + length)

const where = (text: Text, figure: Figure) => ({
  at: textPlace(text, figure),
  path: formatPath(text.path, text.document.data),
})

const shownOf = (site: Site, fact: string, { document }: Text) =>
  formatFact(site.facts.get(fact) ?? {}, figureContext(site, document.language).format).replaceAll(
    '\u00A0',
    ' ',
  )

const plain = (text: string) => text.replaceAll(/[\s\u00A0]/g, '')

function relatedTo(site: Site, fact: string) {
  const facts = site.find('facts', 'facts')
  if (!facts) return []
  return [{ at: facts.place(fact.split('.'), { part: 'key' }), message: 'fact' }]
}

/** The facts as a text of one document may repeat them. */
const factsInTexts = memoize((site: Site) => indexFacts(site))
