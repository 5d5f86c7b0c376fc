import { translatablePairs } from '../../compare/pairs.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext, figuresIn } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/format',
  severity: 'warning',
  summary: 'Numbers, prices, dates and times are written the way the language writes them.',
  why: 'To a Dutch reader € 1,199 is a little over one euro; to an English reader €1.199 is.',
  example: {
    before: '# nl\ntext: Advance kost € 1,199.',
    after: '# nl\ntext: Advance kost € 1.199.',
  },

  messages: {
    notation: {
      message: '“{written}” is not how {language} writes it.',
      hint: 'Write “{expected}”.',
      fix: 'Write “{expected}”',
    },
    date: {
      message: '“{written}” can be read as two different dates.',
      hint: 'Write the month as a word.',
    },
    time: {
      message: '{language} does not count hours as in “{written}”.',
      hint: 'Count to 24, such as 17.00.',
    },
  },
  items: translatableTexts,

  mayFind: ({ text, document }, site) =>
    figuresIn(text, figureContext(site, document.language)).some(
      ({ fact, expected, isDoubtful }) =>
        fact === undefined && (expected !== undefined || isDoubtful),
    ),

  create: (site) => {
    const isCopied = createCopyFinder(site)
    const isNamed = createNameFinder(site)

    return function* (text) {
      const language = text.document.language ?? site.source.code
      for (const figure of figuresIn(text.text, figureContext(site, language))) {
        if (figure.fact !== undefined || isNamed(text.text, figure)) continue
        const expected = figure.expected ?? (isCopied(figure) ? swapMarks(figure.text) : undefined)

        if (expected !== undefined) {
          const written = text.text.slice(figure.index, figure.index + figure.length)
          yield {
            ...(figure.kind === 'money' && { severity: 'error' }),
            messageId: 'notation',
            data: { written, expected, language: { language } },
            ...where(text, figure),
            ...createFix(text, figure, { title: 'fix', text: expected }),
          }
        } else if (figure.isDoubtful && !isCount(figure))
          yield {
            messageId: figure.kind === 'time' ? 'time' : 'date',
            data: { written: figure.text, language: { language } },
            ...where(text, figure),
          }
      }
    }
  },
})

const where = (text: Text, figure: Figure) => ({
  at: textPlace(text, figure),
  path: formatPath(text.path, text.document.data),
})

/**
 * Tells whether a number belongs to the name before it: a text and its translation both say
 * Bluetooth 5.3.
 */
function createNameFinder(site: Site): (text: string, figure: Figure) => boolean {
  let names: ReadonlySet<string> | undefined
  return (text, { index, length, kind }) => {
    const [name] = nameBefore.exec(text.slice(0, index)) ?? []
    if (name === undefined || kind !== 'number') return false
    names ??= new Set(
      translatablePairs(site).flatMap(({ source, translation }) =>
        (source.text.match(numberedName) ?? []).filter((each) => translation.text.includes(each)),
      ),
    )
    return names.has(`${name}${text.slice(index, index + length)}`)
  }
}

const nameBefore = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]* $/u
const numberedName = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]* \d+\.\d+(?![.\d])/gu

/**
 * Tells whether a count has the notation of another language, copied from the source. 1,199 in
 * Dutch means 1.199, but if the source says 1,199 too, the translator copied it.
 */
function createCopyFinder(site: Site): (figure: Figure) => boolean {
  let copied: ReadonlySet<Figure> | undefined
  return (figure) => {
    if (!figure.isDoubtful || !isCount(figure)) return false
    // Most sites have no ambiguous count, so the pairs are searched at the first one.
    copied ??= copiedCounts(site)
    return copied.has(figure)
  }
}

function copiedCounts(site: Site): ReadonlySet<Figure> {
  const copied = new Set<Figure>()
  for (const { source, translation } of translatablePairs(site)) {
    if (!mark.test(source.text) && !mark.test(translation.text)) continue
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
        if (says(grouped) && !says(own)) copied.add(figure)
      }
    }
  }
  return copied
}

/** A separator that groups thousands in one language and starts the decimals in another. */
const mark = /\d[.,]\d/

const swapMarks = (text: string) =>
  text.replaceAll(/(?<=\d)[.,](?=\d)/g, (found) => (found === '.' ? ',' : '.'))

/** Counts are ambiguous by their separator, dates by their order, times by am and pm. */
const isCount = ({ kind }: Figure) => kind !== 'date' && kind !== 'time'
