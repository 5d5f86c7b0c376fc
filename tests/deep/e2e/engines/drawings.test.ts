import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../e2e/languages.ts'
import { inLanguage } from '../../../e2e/routes.ts'
import { becomeReady, inEveryBrowser } from './visit.ts'

/** The drawings with choices, and what of them shows by turns: in the order of the choices, or from the last. */
const answering = [
  {
    page: '/plans/advance',
    choice: '.flow-field label',
    part: '.flow-replies > div',
    isDownwards: true,
  },
  {
    page: '/plans/pro',
    choice: '.plan-house label',
    part: '.house-screens > div',
    isDownwards: false,
  },
]

/** The drawings answer the pointer and the keyboard. */
inEveryBrowser((open) => {
  const openReady = async (path: string) => {
    const visit = await open(path)
    await becomeReady(visit)
    return visit
  }

  describe.for(languages)('in $code', (language) => {
    test('a trade turns both walls and rewrites the lines', async () => {
      const { trade, closing } = lastTradeOf(language)
      const visit = await openReady(language.home)
      const before = await Promise.all([visit.evaluate(wall, '#hero'), visit.evaluate(wall, band)])
      await visit.click('.trades label', trade.label)
      await visit.see('#hero h1', trade.line)
      await visit.see(`${band} h2`, closing)
      const after = await Promise.all([visit.evaluate(wall, '#hero'), visit.evaluate(wall, band)])
      for (const [place, cells] of after.entries()) expect(cells).not.toBe(before[place])
    })

    test.for(answering)('each choice on $page shows a part of its own', async (drawing) => {
      const visit = await openReady(inLanguage(language.code, drawing.page))
      const choices = await visit.texts(drawing.choice)
      expect(choices.length).toBeGreaterThan(1)
      for (const [place, text] of choices.entries()) {
        await visit.click(drawing.choice, text)
        await visit.see(`${drawing.choice}:has(:checked)`, text)
        const own = drawing.isDownwards ? place : choices.length - 1 - place
        await visit.eventually(() => visit.evaluate(shown, drawing.part), [own])
      }
    })
  })
})

const band = '.trade-wall'

function lastTradeOf({ page: { sections } }: Language) {
  const hero = sections.find(({ type }) => type === 'hero')
  const closing = sections.find(({ type }) => type === 'trade-wall')
  const trade = hero?.type === 'hero' ? hero.trades?.choices.at(-1) : undefined
  if (!trade || closing?.type !== 'trade-wall') throw new Error('The home page has no trades.')
  const heading = closing.trades.find(({ id }) => id === trade.id)?.heading
  return { trade, closing: heading ?? closing.heading }
}

/** The cells of a wall, as their classes say. */
const wall = (section: string) =>
  [...document.querySelectorAll(`${section} .wall > i`)].map((cell) => cell.className).join()

/** The places of the parts that show. */
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].flatMap((one, place) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? [place] : [],
  )
