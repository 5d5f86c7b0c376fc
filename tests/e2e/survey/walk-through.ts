import type { Locator, Page } from 'playwright'

/** Forms that can be filled in: not those of a preview. */
const form = 'form:not([inert] *)'

/** Maximum number of steps; each is measured without and with an answer. */
const longest = 80

/**
 * Fills in the form of a page step by step. Submits each step without answers first, to show its error
 * messages. Yields after each change of the visible text.
 */
export async function* walkThrough(page: Page): AsyncGenerator<string> {
  const main = page.locator('main')
  const send = main.locator(`${form} button[type=submit]:visible:enabled`).last()
  let seen = await main.innerText()
  /** Whether an action has changed the visible text. */
  const shows = async (act: () => Promise<void>) => {
    await act()
    await settle(page)
    const now = await main.innerText()
    const isNew = now !== seen
    seen = now
    return isNew
  }
  const press = async () => {
    if ((await send.count()) > 0) await send.click()
  }

  for (let step = 0; step < longest; step += 1) {
    if (await shows(press)) {
      yield `step ${step} unanswered`
      continue
    }
    if (!((await shows(() => answer(main))) || (await shows(press)))) return
    yield `step ${step}`
  }
}

/** Fills in empty fields, then selects the first options: that may go to the next step. */
async function answer(main: Locator): Promise<void> {
  const choices = main.locator('fieldset:not(form *) button:visible')
  if ((await choices.count()) > 0) {
    await choices.first().click()
    return
  }
  const filled = main.locator(form)
  for (const field of await filled.locator(writable).all()) await field.fill(await sampleFor(field))
  for (const list of await filled.locator('select:visible:enabled').all()) {
    await list.selectOption({ index: (await list.locator('option').count()) - 1 })
  }
  for (const box of await filled.locator('[type=checkbox]:visible:enabled').all()) await box.check()

  const names = await filled
    .locator('[type=radio]:visible:enabled')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute('name') ?? ''))])
  for (const name of names) {
    await filled.locator(`[name="${name}"]:visible`).first().check({ force: true })
  }
}

const writable =
  ':is(input:not([type=hidden], [type=radio], [type=checkbox], [readonly]), textarea):visible:enabled'

async function sampleFor(field: Locator): Promise<string> {
  if ((await field.getAttribute('type')) === 'email') return 'somebody@example.com'
  if ((await field.getAttribute('inputmode')) === 'url') return 'example.com'
  return 'Counterrevolutionaries'
}

/** Runs timers and renders until the page is stable. */
async function settle(page: Page): Promise<void> {
  for (let beat = 0; beat < 3; beat += 1) {
    await page.clock.runFor(600)
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
  }
}
