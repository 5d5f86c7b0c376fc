import type { Page } from 'playwright'

/** The texts of links whose icon stands away from their last word. */
export const looseIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.more:has(> .icon)')]
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        const text = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const icon = link.querySelector('.icon')?.getBoundingClientRect()
        if (!text || !icon) return true
        const range = document.createRange()
        range.selectNode(text)
        const last = [...range.getClientRects()].at(-1)
        if (!last) return true
        return icon.left - last.right > 16 || icon.bottom < last.top || icon.top > last.bottom
      })
      .map(({ textContent }) => textContent),
  )

/** The phones that a page shows again, by their words. */
export const seenAgain = (page: Page) =>
  page
    .locator('.phone:visible')
    .allTextContents()
    .then((phones) => phones.filter((phone, place) => phones.indexOf(phone) !== place))

/** Whether the footer has a sheet of A4 to itself: a break before it then adds no sheet. */
export async function isFooterAlone(page: Page): Promise<boolean> {
  const sheets = async () => {
    const margin = '10mm'
    const file = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    })
    return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  }
  const footer = page.locator('.footer')
  if ((await footer.count()) === 0) return false

  const usual = await sheets()
  await footer.evaluate((part) => part.style.setProperty('break-before', 'page', 'important'))
  const broken = await sheets()
  await footer.evaluate((part) => part.style.removeProperty('break-before'))
  return broken === usual
}
