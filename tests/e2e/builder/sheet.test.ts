import { expect, inject, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { openWizard, path, words } from './wizard.ts'

const { sheet } = words.chat
if (!sheet) throw new Error('The builder has no sheet.')

test('a sheet fills with the answers, for the eye alone, and empties with them', async () => {
  const wizard = await openWizard(inject('siteUrl'), { width: 1280 })
  const { page, choice, hear } = wizard
  const written = page.locator('.chat-written')
  const toCome = written.getByText(sheet.toCome, { exact: true })
  await wizard.begin()
  expect(await written.getAttribute('aria-hidden')).toBe('true')
  expect(await written.locator('.chat-title').innerText()).toBe('A self-audit')
  expect(await written.locator('dd').allInnerTexts()).toEqual([
    'customers who lack a plan',
    ...[sheet.toCome, sheet.toCome, sheet.toCome],
  ])
  await wizard.sayName('Fysio Vondel')
  await hear(words.main)
  expect(await written.locator('.chat-title').innerText()).toBe('A self-audit for Fysio Vondel')
  for (const [answer, question] of path) {
    await choice(answer).click()
    await hear(question)
    expect(await written.innerText()).toContain(answer)
  }
  expect(await toCome.count()).toBe(0)

  await wizard.returnTo('Health & Sports').click()
  await eventually(() => toCome.count()).toBe(3)
  await page.setViewportSize({ width: 820, height: 1180 })
  expect(await written.isVisible()).toBe(false)
  expect(await wizard.pieces.locator('.wall').isVisible()).toBe(true)
})
