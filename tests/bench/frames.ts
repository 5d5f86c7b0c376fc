import { type Browser, chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { withServer } from './built-server.ts'
import { type Measurement, median } from './measurement.ts'

/** How many times slower than this machine a phone is. */
const slower = 4

/** What moves for long, where, and the control that starts it. */
const movements = [
  { name: 'wall turns', path: '/', control: '.trades label:nth-of-type(2) input' },
  { name: 'path is drawn', path: '/plans/advance', control: '#main .flow-field input' },
  { name: 'room opens', path: '/plans/pro', control: '#main .house input' },
] as const

const widths = [390, 1440] as const
const repeats = 3

/** Counts the frames in the second after a visitor has chosen something, on a processor that is slowed down. */
export const measureFrames = () =>
  withServer(async (origin): Promise<readonly Measurement[]> => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox'],
    })
    const found: Measurement[] = []
    try {
      for (const { name, path, control } of movements)
        for (const width of widths) {
          const counts: number[] = []
          for (let turn = 0; turn < repeats; turn += 1)
            counts.push(await framesOf(browser, { url: `${origin}${path}`, control, width }))
          found.push({
            what: `${name}, ${width} px, processor ${slower} times slower, frames in a second`,
            figure: `${median(counts)}`,
            target: '50 of 60',
          })
        }
      return found
    } finally {
      await browser.close()
    }
  })

interface Choice {
  readonly url: string
  readonly control: string
  readonly width: number
}

async function framesOf(browser: Browser, { url, control, width }: Choice): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(ignorePhantomPointer)
    await page.goto(url)
    await page.keyboard.press('Shift')
    await page.waitForSelector('html[data-ready]')
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await page
      .locator(control)
      .first()
      .evaluate(async (input: HTMLInputElement) => {
        input.scrollIntoView({ block: 'center', behavior: 'instant' })
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        const start = performance.now()
        input.click()
        let frames = 0
        while (performance.now() - start < 1000) {
          await new Promise(requestAnimationFrame)
          frames += 1
        }
        return frames
      })
  } finally {
    await context.close()
  }
}
