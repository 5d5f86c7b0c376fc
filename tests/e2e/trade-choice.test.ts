import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, openReady } from '../support/browser-page.ts'
import { dutch, english, type Language } from './languages.ts'

/** What home asks in a language, and two of the trades. */
function offerOf({ page: { sections } }: Language) {
  const hero = sections.find(({ type }) => type === 'hero')
  if (hero?.type !== 'hero' || !hero.trades) throw new Error('The home page has no trades.')
  const [first, , , fourth] = hero.trades.choices
  if (!first || !fourth) throw new Error('The home page has too few trades.')
  return { hero, first, fourth }
}

/** What a visitor sees of a choice: the headline, the website over the wall, and what it brings in. */
const seen = async (page: Page) => ({
  headline: (await page.locator('#hero h1').innerText()).replaceAll(/\s+/g, ' ').trim(),
  website: await page.locator('#hero .trade-site img:visible').getAttribute('alt'),
  notice: await page.locator('#hero .trade-notice').innerText(),
})

const shownOf = ({ hero, first }: ReturnType<typeof offerOf>, trade = first) => ({
  headline: [...hero.lines, trade.line].join(' '),
  website: 'alt' in trade.media ? trade.media.alt : '',
  notice: `${trade.notice.title}\n${trade.notice.text}`,
})

test.for([
  { name: 'with scripts', hasJavaScript: true },
  { name: 'without scripts', hasJavaScript: false },
])('a trade has its line, its website and its notice, and moves nothing, $name', async (given) => {
  const offer = offerOf(dutch)
  const open = given.hasJavaScript ? openReady : openPage
  const page = await open(dutch.home, { prefersReducedMotion: true, ...given })
  const places = () =>
    page
      .locator('#hero, #hero .button, #hero label, #hero img:visible, footer')
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y + scrollY, width, height]
        }),
      )
  const before = await places()
  expect(await seen(page)).toEqual(shownOf(offer))

  await page.getByRole('radio', { name: offer.fourth.label }).check()
  expect(await seen(page)).toEqual(shownOf(offer, offer.fourth))
  expect(await places()).toEqual(before)
})

test('Tab enters the trades once, and arrows choose', async () => {
  const page = await openReady(english.home, { isReused: true, prefersReducedMotion: true })
  const offer = offerOf(english)
  await page.locator('#hero .button').last().focus()
  await page.keyboard.press('Tab')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  expect(await seen(page)).toEqual(shownOf(offer, offer.fourth))
  await page.keyboard.press('Tab')
  expect(await page.locator('#hero :focus').count()).toBe(0)
})
