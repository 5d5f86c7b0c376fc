import { translatablePairs } from '../../compare/pairs.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { figuresIn } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/order',
  severity: 'info',
  summary:
    'Prices and percentages come in the same order in a translation, so that each belongs to the same thing.',
  why: 'The figures are all there, and yet the plans have changed prices.',
  example: {
    before:
      '# en\ntext: Core and Advance cost €599 and €1,199.\n# nl\ntext: Core en Advance kosten € 1.199 en € 599.',
    after: '# nl\ntext: Core en Advance kosten € 599 en € 1.199.',
  },

  messages: {
    reordered: {
      message: 'The order is {here} in {translation}, {there} in {source}.',
      hint: 'See that each still belongs to the same thing.',
      source: 'The {source} text.',
    },
  },
  items: translatablePairs,
  needs: ['digit', 'brace'],

  create:
    (site, memo) =>
    ({ source, translation, language }) => {
      const there = ranked(
        figuresIn(source.text, figureContext(site, site.source.code, memo), memo),
      )
      if (there.length < 2) return []
      const here = ranked(
        figuresIn(translation.text, figureContext(site, language.code, memo), memo),
      )
      const isMoved = (figure: Figure, index: number) => !isSame(figure, there[index])
      const [first, last] = [here.findIndex(isMoved), here.findLastIndex(isMoved)]
      const moved = here[first]
      const isReordered = moved && there.length === here.length && isPermutation(there, here)
      if (!isReordered) return []

      const [from, to] = [there.slice(first, last + 1), here.slice(first, last + 1)]
      const isGrave =
        isOfOneKind(from) &&
        isJoined(source.text, from, memo.pure(joining, site.source.locale)) &&
        isJoined(translation.text, to, memo.pure(joining, language.locale))
      return [
        {
          ...(isGrave && { severity: 'warning' }),
          messageId: 'reordered',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            here: orderOf(to),
            there: orderOf(from),
          },
          at: textPlace(translation, moved),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'source' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    },
})

const ranked = (figures: readonly Figure[]) =>
  figures.filter(({ kind }) => kind === 'money' || kind === 'percent')

const isSame = (a: Figure, b: Figure | undefined) => a.keys[0] === b?.keys[0]

const isPermutation = (a: readonly Figure[], b: readonly Figure[]) =>
  keysOf(a).toSorted().join() === keysOf(b).toSorted().join()

const keysOf = (figures: readonly Figure[]) => figures.map(({ keys: [key = ''] }) => key)

const orderOf = (figures: readonly Figure[]) => figures.map(({ text }) => text).join(', ')

const isOfOneKind = (figures: readonly Figure[]) =>
  figures.every(({ kind }) => kind === figures[0]?.kind)

/** Whether one sentence lists the figures: €599 and €1,199, 25% first and 75% later. */
const isJoined = (text: string, figures: readonly Figure[], joins: string) =>
  figures.slice(1).every((figure, index) => {
    const before = figures[index]
    const between = before ? text.slice(before.index + before.length, figure.index) : ''
    return /^[\s*,/–-]+$/.test(between) || new RegExp(joins, 'u').test(between)
  })

/** A pattern of what stands between two figures that the words of a language for “and” or “or” join. */
function joining(locale: string): string {
  const words = (['conjunction', 'disjunction'] as const).map((type) => {
    const parts = new Intl.ListFormat(locale, { type }).formatToParts(['1', '2'])
    return RegExp.escape(parts[1]?.value.trim() ?? '')
  })
  return String.raw`^[^.!?;:]*(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])[^.!?;:]*$`
}
