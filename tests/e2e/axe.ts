import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has against a page, each with the elements it concerns. It does not look into frames of a file. */
export async function violations(page: Page): Promise<readonly string[]> {
  // A script element would be against the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // It would fetch style sheets from elsewhere, which the page's policy forbids; no rule here needs them.
      preload: false,
      // It writes to frames, and a document from a file may not.
      iframes: location.protocol !== 'file:',
    })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, standards)
}
