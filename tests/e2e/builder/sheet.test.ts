import { expect, inject, test } from 'vitest'
import { openWizard, path, words } from './wizard.ts'

const { sheet } = words.chat
if (!sheet) throw new Error('The builder has no sheet.')

test.for([
  { width: 1440, height: 900, end: 888 },
  { width: 390, height: 844, end: 832 },
])('the way on stays in sight, $width px wide', async ({ width, height, end }) => {
  const { page } = await openWizard(inject('siteUrl'), { width })
  await page.setViewportSize({ width, height })
  const bar = page.locator('.tool-builder-continue')
  const button = bar.getByRole('button')
  const endOf = () => button.evaluate((each) => Math.round(each.getBoundingClientRect().bottom))
  expect(await endOf()).toBe(end)
  expect(await bar.innerText()).toContain(words.hint)

  // Only the chosen row explains itself, and where it has room it stays as high as it was.
  const rows = page.locator('.option-row')
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  const before = await heights()
  const explained = page.locator('.option-row small:visible')
  expect(await explained.count()).toBe(0)
  await page.getByRole('radio').first().check()
  await page.getByRole('radio').nth(7).check()
  expect(await explained.allTextContents()).toEqual([words.kinds.options[2]?.tooltip])
  expect(await bar.innerText()).toContain(words.ready)
  if (width > 1200) expect(await heights()).toEqual(before)

  // A row that the keyboard reaches is not under the bar.
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const last = page.getByRole('radio').last()
  expect(await last.isChecked()).toBe(true)
  const [row, edge] = await Promise.all([last.boundingBox(), bar.boundingBox()])
  expect((row?.y ?? height) + (row?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  expect(await endOf()).toBe(end)
})

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
  expect(await toCome.count()).toBe(3)
  await page.setViewportSize({ width: 820, height: 1180 })
  expect(await written.isVisible()).toBe(false)
  expect(await wizard.pieces.locator('.wall').isVisible()).toBe(true)
})
