import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Cell } from '#site/types.ts'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { dutch, english, type Language } from './languages.ts'

/** What home offers in a language: the sections, and two of the trades. */
function offerOf({ page: { sections } }: Language) {
  const hero = sections.find(({ type }) => type === 'hero')
  const band = sections.find(({ type }) => type === 'trade-wall')
  if (hero?.type !== 'hero' || band?.type !== 'trade-wall' || !hero.trades)
    throw new Error('The home page has no trades.')
  const [first, , , fourth] = hero.trades.choices
  if (!first || !fourth) throw new Error('The home page has too few trades.')
  return { hero, band, trades: hero.trades, first, fourth }
}

const { hero, band, trades, first, fourth } = offerOf(english)
const addressOf = (id: string) => `${trades.to}?field=${id}`

/** Turned cells as their classes say. */
const classesOf = (cells: readonly Cell[]) =>
  cells
    .filter(({ ground }) => ground)
    .map(({ ground, disc, turn }) =>
      [`ground-${ground}`, disc && `disc-${disc}`, turn && `turn-${turn}`]
        .filter(Boolean)
        .join(' '),
    )

const shown = (page: Page, wall: string) =>
  page.locator(`${wall} .wall > i`).evaluateAll((cells) => cells.map(({ className }) => className))

const choose = (page: Page, label: string) =>
  page.getByRole('radio', { name: label }).dispatchEvent('click')

const isChosen = (page: Page, label: string) =>
  page.getByRole('radio', { name: label, checked: true }).waitFor()

/** What a visitor sees of a choice. */
const seen = async (page: Page) => ({
  wall: await shown(page, '#hero'),
  headline: await page.locator('#hero h1').innerText(),
  // The tool builder may be in another language, which the link says.
  links: await page
    .locator('.trades a')
    .evaluateAll((all) => all.map((a) => a.firstChild?.textContent)),
  closing: await page.locator('.trade-wall h2').innerText(),
  closingWall: await shown(page, '.trade-wall'),
})

const asWritten = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('a trade turns the wall, rewrites the line, and is kept for the visit', async () => {
  const { home } = dutch
  const offer = offerOf(dutch)
  const { fourth: trade } = offer
  const page = await openReady(home, { isReused: true, prefersReducedMotion: true })
  expect(await shown(page, '#hero')).toEqual(
    'wall' in (offer.hero.media ?? {}) ? classesOf(wallOf(offer.hero.media).cells) : [],
  )
  const places = () =>
    page
      .locator('#hero, #hero .button, #hero label, .trade-wall, .trade-wall .button, footer')
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round)
        }),
      )
  const before = await places()

  await choose(page, trade.label)
  await isChosen(page, trade.label)
  const expected = {
    wall: classesOf(trade.wall.cells),
    links: [trade.link],
    closing: offer.band.trades.find(({ id }) => id === trade.id)?.heading,
    closingWall: classesOf(trade.wall.cells),
  }
  const now = await seen(page)
  expect({ ...now, headline: asWritten(now.headline) }).toEqual({
    ...expected,
    headline: asWritten([...offer.hero.lines.slice(0, -1), trade.line].join(' ')),
  })
  expect(await places()).toEqual(before)
  expect(await page.locator('.trade-wall .button').getAttribute('href')).toBe(
    `${offer.band.action.to}?field=${trade.id}`,
  )

  await page.locator(`footer a[href^="/"]:not([href="${home}"])`).first().dispatchEvent('click')
  await page.locator('#hero .trades').waitFor({ state: 'detached' })
  await page.goBack()
  await isChosen(page, trade.label)
  expect(await seen(page)).toEqual(now)
})

const wallOf = (media: typeof hero.media) => {
  if (!media || !('wall' in media)) throw new Error('The hero has no wall.')
  return media.wall
}

test('an address with a trade chooses it once the modules are there, and no other one', async () => {
  const page = await openReady(`/?campaign=autumn&field=${fourth.id}`, {
    prefersReducedMotion: true,
  })
  await isChosen(page, fourth.label)
  await choose(page, first.label)
  await isChosen(page, first.label)
  expect(new URL(page.url()).search).toBe('?campaign=autumn')

  const nobody = await openReady('/?field=nobody', { prefersReducedMotion: true })
  expect(await nobody.locator('.trades :checked').count()).toBe(0)
  expect(await nobody.locator('.trades a').count()).toBe(0)
})

test('Tab enters the trades once, arrows choose, and the link comes next', async () => {
  const page = await openReady('/', { isReused: true, prefersReducedMotion: true })
  await page.locator('#hero .button').last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await isChosen(page, trades.choices[1]?.label ?? '')
  await page.keyboard.press('Tab')
  expect(await page.locator('.trades a:focus').count()).toBe(1)
})

test('the link takes the trade into the tool builder', async () => {
  const page = await openReady('/', { isReused: true, prefersReducedMotion: true })
  await choose(page, fourth.label)
  const link = page.locator('.trades a')
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe(addressOf(fourth.id))
  await page.locator('.trade-wall .button').click()
  await page.locator('[name=problem]').first().dispatchEvent('click')
  await page.locator('[name=kind]').first().dispatchEvent('click')
  await page.locator('[type=submit]').click()
  await page.locator('.chat input').fill('Bakker')
  await page.keyboard.press('Enter')
  const answers = page.locator('.chat-user')
  await eventually(() => answers.count()).toBe(2)

  // Who returns to the question answers it.
  await answers.last().getByRole('button').click()
  await eventually(() => answers.count()).toBe(1)
  await page.getByRole('group').getByRole('button').first().waitFor()
  expect(await answers.count()).toBe(1)
})

test('without JavaScript there are no trades, and the link leads to the tool builder as ever', async () => {
  const page = await openPage('/', { hasJavaScript: false, isReused: true })
  expect(await page.locator('.trades').isVisible()).toBe(false)
  const link = page.locator('.trade-wall .button')
  expect(await link.getAttribute('href')).toBe(band.action.to)
  expect(await page.locator('.trade-wall h2').innerText()).toBe(band.heading)
})
