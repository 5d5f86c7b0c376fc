import { expect, test } from 'vitest'
import { openPage, openReady } from '../support/browser-page.ts'
import { drawingNames } from './drawing-names.ts'
import { english } from './languages.ts'

const section = english.page.sections.find(({ type }) => type === 'trade-wall')
const { action, fields } = section?.type === 'trade-wall' ? section : {}
const [first, , , fourth] = fields?.choices ?? []
if (!action || !fields || !first || !fourth) throw new Error('The home page has no fields.')

test('a field lays its wall, and the tool builder starts there', async () => {
  const page = await openReady('/', { isReused: true })
  const link = page.locator('.trade-wall .button')
  const hrefOf = (id: string | undefined) => `${action.to}?field=${id}`
  expect(await link.getAttribute('href')).toBe(action.to)

  await page.getByRole('radio', { name: fourth.label }).dispatchEvent('click')
  expect(await link.getAttribute('href')).toBe(hrefOf(fourth.id))
  expect(await link.innerText()).toContain(fourth.label)
  const tiles = await drawingNames(page.locator('.trade-wall .wall'))
  expect(tiles).toEqual(fourth.wall.cells.map(({ tile }) => tile))

  await link.click()
  await page.locator('[name=problem]').first().dispatchEvent('click')
  await page.locator('[name=kind]').first().dispatchEvent('click')
  await page.locator('[type=submit]').click()
  await page.locator('.chat input').fill('Bakker')
  await page.keyboard.press('Enter')
  const answers = page.locator('.chat-user')
  await expect.poll(() => answers.count()).toBe(2)
  expect(await answers.last().innerText()).toContain(fourth.label)

  // Who returns to the question answers it.
  await answers.last().getByRole('button').click()
  await expect.poll(() => answers.count()).toBe(1)
  await page.getByRole('group').getByRole('button').first().waitFor()
  expect(await answers.count()).toBe(1)
})

test('the field whose wall is there from the start is carried too', async () => {
  const page = await openReady('/', { isReused: true })
  const link = page.locator('.trade-wall .button')
  expect(await link.innerText()).toBe(action.label)
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // A new tab is empty for a moment.
  await tab.waitForURL(`**${action.to}?field=${first.id}`)
  await tab.close()

  await link.click()
  await page.waitForURL(`**${action.to}?field=${first.id}`)
  expect(await page.locator('html[data-ready]').count()).toBe(1)
})

test('without JavaScript the link leads to the tool builder as ever', async () => {
  const page = await openPage('/', { hasJavaScript: false, isReused: true })
  const link = page.locator('.trade-wall .button')
  expect(await link.getAttribute('href')).toBe(action.to)
  expect(await link.innerText()).toBe(action.label)
})
