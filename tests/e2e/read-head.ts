import type { Page } from 'playwright'

/** What a head says, element by element: of a page as it is, or of the document at an address. */
export const readHead = (page: Page, path?: string) =>
  page.evaluate(async (address) => {
    const text = address === undefined ? undefined : await (await fetch(address)).text()
    const { head, documentElement } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const elements = head.querySelectorAll(
      'title, meta:not([media]), [rel=alternate], [rel=canonical], [type="application/ld+json"]',
    )
    const { lang } = documentElement
    return { lang, elements: [...elements].map((element) => element.outerHTML) }
  }, path)
