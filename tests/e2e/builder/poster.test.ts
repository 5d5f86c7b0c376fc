import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { hashOf } from '#renderer/client/builder/share/share-link.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { newPage, type Visitor } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { frames, playerIn } from './wizard.ts'

const quiz = personalQuiz('E', 'current-approach')
const { poster: words } = frames.words

/** The result of a quiz that somebody was sent, with every second answer the best. */
async function played(visitor: Visitor = {}) {
  const page = await newPage(visitor)
  const hash = await hashOf({ company: 'Fysio De Sluis', kind: 'E', quiz })
  await page.goto(`${inject('siteUrl')}${toolBuilder}${hash}`)
  for (const [index, { options }] of quiz.questions.entries()) {
    const radios = page.locator('.player').getByRole('radio')
    await radios.nth(index % 2 === 0 ? 1 : options.length - 1).check()
    await page.locator('.player [type=submit]').click()
  }
  await page.locator('.player-result').waitFor()
  return { page, ...partsOf(page) }
}

function partsOf(page: Page) {
  const wall = page.getByRole('radiogroup', { name: words.label })
  return {
    wall,
    tiles: wall.getByRole('radio'),
    panel: page.locator('.point-panel'),
    said: page.locator('.point-panel [aria-live=polite]'),
  }
}

const chosenIn = (tiles: Locator) =>
  tiles.evaluateAll((all) =>
    all.findIndex((each) => each instanceof HTMLInputElement && each.checked),
  )

const bottomOf = async (place: Locator) => {
  const box = await place.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('each question is a tile that says how its answer stands, and the costliest is told first', async () => {
  const { page, tiles, said } = await played()
  const names = await tiles.evaluateAll((all) => all.map((each) => each.parentElement?.innerText))
  expect(names).toHaveLength(quiz.questions.length)
  for (const [index, { name = '' }] of quiz.questions.entries())
    expect(names[index]).toContain(name)
  const count = names.filter((name) => name?.endsWith(words.inOrder)).length
  const counted = quiz.questions.filter(({ chooses }) => !chooses).length
  expect(await page.locator('.player-score').textContent()).toBe(`${count} of ${counted} in order`)

  const first = quiz.questions[await chosenIn(tiles)]
  expect(await said.textContent()).toContain(first?.name)
  expect(await said.textContent()).toContain(`“${first?.options[1]?.text}”`)
  expect(await said.textContent()).toContain(first?.options[1]?.advice)
})

test('arrow keys go in all four directions, and nothing jumps', async () => {
  const { page, tiles, panel, said } = await played()
  await tiles.nth(0).focus()
  await tiles.nth(0).check()
  const before = await panel.boundingBox()
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowDown', 5],
    ['ArrowDown', 5],
    ['ArrowLeft', 4],
    ['ArrowUp', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key)
    expect([key, await chosenIn(tiles)]).toEqual([key, place])
    expect(await said.textContent()).toContain(quiz.questions[place]?.name)
    expect(await panel.boundingBox()).toEqual(before)
  }
  // What is in order has no advice, so that there is only the answer.
  await tiles.nth(1).check()
  expect(await said.locator('p').count()).toBe(1)
})

test('the tiles are set once, and for who wants no motion at once', async () => {
  const moving = (wall: Locator) =>
    wall.evaluate((one) =>
      one.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
    )
  const { wall, tiles } = await played({ seesMotion: true })
  const ends = await moving(wall)
  expect(ends.every((end) => Number(end) <= 620)).toBe(true)
  await wall.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await tiles.nth(2).check()
  expect(await moving(wall)).toEqual([])

  const still = await played({ prefersReducedMotion: true, seesMotion: true })
  expect(await moving(still.wall)).toEqual([])
})

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('in a first view of $width', (view) => {
  test('stand the wall, the advice and the button, in every theme', async () => {
    const { page, wall, panel } = await played(view)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    const button = page.locator('.player-call .button').first()
    for (const part of [wall, panel, button])
      expect(await bottomOf(part)).toBeLessThanOrEqual(view.height)
    const names = wall.locator('b')
    const { width = 0 } = (await names.first().boundingBox()) ?? {}
    expect(width > 1).toBe(view.width > 768)
  })
})

test('the words of the poster are those of the quiz’s language', async () => {
  const dutch = await playerIn('/nl')
  expect(Object.keys(dutch.words.poster)).toEqual(Object.keys(words))
  expect(dutch.words.poster.score).not.toBe(words.score)
})
