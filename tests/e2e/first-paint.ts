import type { Page } from 'playwright'

/**
 * Opens an address and gives an attribute of the root element as it was when the body began, which is
 * before anything could be painted.
 */
export async function attributeAtFirstPaint(
  page: Page,
  { path, attribute }: { readonly path: string; readonly attribute: string },
): Promise<string | null> {
  await page.addInitScript((name) => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { documentElement: root } = document
      root.setAttribute('data-noted', root.getAttribute(name) ?? 'nothing')
    }).observe(document, { childList: true, subtree: true })
  }, attribute)
  await page.goto(path)
  return page.locator('html').getAttribute('data-noted')
}
