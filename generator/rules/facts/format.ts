import { translatablePairs } from '../../compare/pairs.ts'
import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { figuresIn } from '../../text/figures/figures-in.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'facts/format',
  severity: 'warning',
  summary: {
    en: 'Numbers, prices, dates and times are written the way the language writes them.',
    nl: 'Getallen, prijzen, data en tijden staan er zoals de taal ze schrijft.',
  },
  why: {
    en: 'To a Dutch reader € 1,199 is a little over one euro; to an English reader €1.199 is.',
    nl: 'Voor een Nederlandse lezer is € 1,199 iets meer dan een euro; voor een Engelse is €1.199 dat.',
  },
  example: {
    before: '# nl\ntext: Advance kost € 1,199.',
    after: '# nl\ntext: Advance kost € 1.199.',
  },

  each: translatableTexts,

  isSuspect: ({ text, document }, site) =>
    figuresIn(text, figureContext(site, document.language)).some(
      ({ fact, expected, isDoubtful }) =>
        fact === undefined && (expected !== undefined || isDoubtful),
    ),

  *find(items, site) {
    const texts = [...items]
    const settled = settledByTwins(site, new Set(texts.map(({ text }) => text)))

    for (const text of texts) {
      for (const figure of figuresIn(text.text, figureContext(site, text.document.language))) {
        if (figure.fact !== undefined) continue
        const expected = figure.expected ?? settled.get(figure)
        if (expected !== undefined) yield rewrite(site, text, figure, expected)
        else if (figure.isDoubtful && !isCount(figure)) yield doubt(site, text, figure)
      }
    }
  },
})

/** 1,199 in Dutch is one and a fifth; where the source says 1,199 too, it was copied. */
function settledByTwins(site: Site, doubtful: ReadonlySet<string>): ReadonlyMap<Figure, string> {
  const settled = new Map<Figure, string>()
  for (const { source, translation } of translatablePairs(site)) {
    if (!doubtful.has(source.text) && !doubtful.has(translation.text)) continue
    const [left, right] = [source, translation].map(({ text, document }) =>
      figuresIn(text, figureContext(site, document.language)),
    )
    for (const [ones, others] of [
      [left, right],
      [right, left],
    ]) {
      for (const figure of ones ?? []) {
        const [own, grouped] = figure.keys
        if (!figure.isDoubtful || !isCount(figure) || grouped === undefined) continue
        const says = (key: string | undefined) => others?.some(({ keys }) => keys[0] === key)
        if (says(grouped) && !says(own)) settled.set(figure, swapMarks(figure.text))
      }
    }
  }
  return settled
}

/** Of a count it is the mark that may be read in two ways, not the order of a date or the hours of a day. */
const isCount = ({ kind }: Figure) => kind !== 'date' && kind !== 'time'

const swapMarks = (text: string) =>
  text.replaceAll(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'))

function rewrite(site: Site, text: Text, figure: Figure, expected: string) {
  const written = text.text.slice(figure.index, figure.index + figure.length)
  const name = nameOf(site, text)

  return {
    severity: figure.kind === 'money' ? ('error' as const) : ('warning' as const),
    at: textPlace(text, figure),
    path: formatPath(text.path, text.document.data),
    message: {
      en: `“${written}” is not how ${name.en} writes it.`,
      nl: `In het ${name.nl} schrijf je “${written}” anders.`,
    },
    hint: { en: `Write “${expected}”.`, nl: `Schrijf “${expected}”.` },
    ...createFix(text, figure, {
      title: { en: `Write “${expected}”`, nl: `Schrijf “${expected}”` },
      text: expected,
    }),
  }
}

function doubt(site: Site, text: Text, figure: Figure) {
  const name = nameOf(site, text)
  const isTime = figure.kind === 'time'
  const doubts: LegacyMessage = isTime
    ? {
        en: `${name.en} does not count hours as in “${figure.text}”.`,
        nl: `Het ${name.nl} telt de uren niet zoals in “${figure.text}”.`,
      }
    : {
        en: `“${figure.text}” can be read as two different dates.`,
        nl: `“${figure.text}” is op twee manieren als datum te lezen.`,
      }
  const hint: LegacyMessage = isTime
    ? { en: 'Count to 24, such as 17.00.', nl: 'Tel door tot 24, zoals in 17.00 uur.' }
    : { en: 'Write the month as a word.', nl: 'Schrijf de maand als woord.' }

  return {
    at: textPlace(text, figure),
    path: formatPath(text.path, text.document.data),
    message: doubts,
    hint,
  }
}

const nameOf = (site: Site, { document }: Text) =>
  languageName(document.language ?? site.source.code)
