import { sharedBrowser } from '../../../support/browser-page.ts'
import { ignorePhantomPointer } from '../../../support/phantom-pointer.ts'
import type { Engine } from './driver.ts'

/** Chromium, where every other browser test runs: a story that fails here is wrong itself. */
export const chromium: Engine = {
  name: 'Chromium',
  programs: [],
  start: async ({ hasJavaScript }) => {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ javaScriptEnabled: hasJavaScript })
    await context.addInitScript(ignorePhantomPointer)
    const page = await context.newPage()
    let pointer = { x: 0, y: 0 }

    return {
      load: async (url) => {
        await page.goto(url)
      },
      evaluate: (expression) => page.evaluate<string>(expression),
      point: async (x, y) => {
        pointer = { x, y }
        await page.mouse.move(x, y)
      },
      press: () => page.mouse.click(pointer.x, pointer.y),
      keys: async (keys) => {
        for (const key of keys)
          await (typeof key === 'string' ? page.keyboard.press(key) : page.keyboard.type(key.text))
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      stop: () => context.close(),
    }
  },
}
