import type { Page } from 'playwright'

/**
 * The texts whose lines overlap, or that stick out of the box or the row that holds them, above or below.
 * Those of drawn pictures count too.
 */
export const crampedTexts = (page: Page) =>
  page.evaluate(() => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement))
    const boxOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? boxOf(element.parentElement)
        : element
    // What is displayed as its contents has no box.
    const parentOf = (element: Element): Element => {
      const parent = element.parentElement ?? element
      return getComputedStyle(parent).display === 'contents' ? parentOf(parent) : parent
    }
    const texts = [...document.querySelectorAll('#root *')].filter(
      (element) =>
        hasOwnText(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isHidden(element),
    )
    return texts.flatMap((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      // Fonts have room above and below their letters.
      const room = Number.parseFloat(fontSize) * 0.3
      const box = boxOf(element)
      // What is placed freely may stand across an edge.
      const isFree = getComputedStyle(box).position === 'absolute'
      const sticksOut = [box, isFree ? box : parentOf(box)].some((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return text.top < top - room || text.bottom > bottom + room
      })
      const isTight = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 0.98
      return sticksOut || isTight ? [element.textContent] : []
    })
  })
