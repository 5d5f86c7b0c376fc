import type { Locator, Page } from 'playwright'

/** Opens the menus of the header one after the other, and their submenus. Yields with each open one. */
export async function* openMenus(page: Page): AsyncGenerator<string> {
  const openers = page.locator('header button[aria-expanded]:visible')
  const inner = page.locator('dialog[open] li > button:visible')
  const open = async (opener: Locator) => {
    await opener.focus()
    await press(opener)
    await page.locator('header button[aria-expanded=true]').waitFor()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.locator('header button[aria-expanded=true]').waitFor({ state: 'detached' })
  }

  for (const [index, opener] of (await openers.all()).entries()) {
    await open(opener)
    yield `menu ${index}`
    const count = await inner.count()
    for (let place = 0; place < count; place += 1) {
      await press(inner.nth(place))
      yield `menu ${index} ${place}`
      await close()
      await open(opener)
    }
    await close()
  }
}

/** Clicks without a pointer: some menus open on hover, and a click would close them. */
const press = (button: Locator) =>
  button.evaluate((element) => element instanceof HTMLElement && element.click())
