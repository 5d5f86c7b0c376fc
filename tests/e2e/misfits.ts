import type { Page } from 'playwright'

interface Misfit {
  readonly kind: 'overflow' | 'clipped' | 'navigation'
  /** The id of the section and a selector. */
  readonly place: string
  readonly text: string
  /** Overflow in pixels. */
  readonly by: number
}

const sayings: Readonly<Record<Misfit['kind'], (by: number) => string>> = {
  overflow: (by) => `the page is ${by} px wider than the window, because of`,
  clipped: (by) => `text is cut off by ${by} px:`,
  navigation: () => 'the navigation takes more than a line:',
}

/** What does not fit on a page as it is, in words. */
export const misfitsOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(findMisfits)).map(
    ({ kind, place, text, by }) =>
      `${sayings[kind](Math.ceil(by))} ${place} “${text.slice(0, 60)}”`,
  )

/** Shows collapsed content: it must fit as well. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })

/** Measures the page it runs in. It is sent to the browser as text, so it refers to nothing outside itself. */
function findMisfits(): readonly Misfit[] {
  /** Smaller overflows, in pixels, are rounding differences. */
  const tolerance = 2
  const { clientWidth: room, scrollWidth } = document.documentElement
  /** Texts outside the window are then reported once, as an overflow of the document. */
  const isTooWide = scrollWidth > room + tolerance

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const textOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
      .replaceAll(/\s+/g, ' ')
      .trim()

  const placeOf = (element: Element) => {
    const name = element.localName
    const own = element.id
      ? `#${element.id}`
      : [name, ...[...element.classList].slice(0, 1)].join('.')
    const part = element.parentElement?.closest(':is(main, main *)[id], header, footer, dialog')
    if (!part || element.id) return own
    return `${part.id ? `#${part.id}` : part.localName} ${own}`
  }

  /** The bounding boxes of the lines of text in a node. */
  const textBoxes = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  }

  const textNodes = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') nodes.push(node)
    }
    return nodes
  }

  const ancestorsOf = (element: Element) => {
    const ancestors: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) ancestors.push(one)
    return ancestors
  }

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Visually hidden or truncated on purpose. */
  const isMeant = (element: Element) => {
    const { clipPath, textOverflow, webkitLineClamp, overflowX, overflowY } =
      getComputedStyle(element)
    const isCutting = cuts(overflowX) || cuts(overflowY)
    const isTiny = element.clientWidth <= tolerance || element.clientHeight <= tolerance
    return (
      clipPath !== 'none' ||
      (isCutting && (isTiny || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'))
    )
  }

  /** Overflow of a line of text out of its clipping ancestors, in pixels. Ascenders may overflow a little. */
  const cutOff = (box: DOMRect, ancestors: readonly Element[]) => {
    const slack = Math.max(tolerance, box.height / 4)
    let by = 0
    let [isFreeX, isFreeY] = [false, false]
    for (const ancestor of ancestors) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(ancestor)
      const edge = ancestor.getBoundingClientRect()
      // What clips may leave some room around it.
      const around = (overflow: string) =>
        overflow === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
      isFreeX ||= scrolls(overflowX)
      isFreeY ||= scrolls(overflowY)
      if (!isFreeX && cuts(overflowX)) {
        const over = Math.max(box.right - edge.right, edge.left - box.left) - around(overflowX)
        if (over > tolerance) by = Math.max(by, over)
      }
      if (!isFreeY && cuts(overflowY)) {
        const over = Math.max(box.bottom - edge.bottom, edge.top - box.top) - around(overflowY)
        if (over > slack) by = Math.max(by, over)
      }
    }
    const over = isFreeX || isTooWide ? 0 : Math.max(box.right - room, -box.left)
    return over > tolerance ? Math.max(by, over) : by
  }

  const clipped = () =>
    textNodes(document.body).flatMap((node): readonly Misfit[] => {
      const element = node.parentElement
      if (!element || !isShown(element)) return []
      // The scrolling of the root is that of the window.
      const ancestors = ancestorsOf(element).filter((one) => one.matches('body *'))
      if (ancestors.some(isMeant)) return []
      const by = Math.max(0, ...textBoxes(node).map((box) => cutOff(box, ancestors)))
      if (by === 0) return []
      return [{ kind: 'clipped', place: placeOf(element), text: textOf(element), by }]
    })

  /** The element that overflows the window most, if the document is wider than the window. */
  const overflow = (): readonly Misfit[] => {
    if (!isTooWide) return []

    const isContained = (element: Element) =>
      ancestorsOf(element)
        .slice(1)
        .some((one) => one.matches('body *') && getComputedStyle(one).overflowX !== 'visible')
    const [culprit = document.body] = [...document.querySelectorAll('body *')]
      .filter((one) => isShown(one) && !isContained(one))
      .map((one) => ({ one, right: one.getBoundingClientRect().right }))
      .filter(({ right }) => right > room + tolerance)
      .toSorted((a, b) => b.right - a.right)
      .map(({ one }) => one)
    return [
      { kind: 'overflow', place: placeOf(culprit), text: textOf(culprit), by: scrollWidth - room },
    ]
  }

  /** Counts lines: a new line starts below the middle of the line before. */
  const linesIn = (element: Element) => {
    const boxes = textNodes(element)
      .filter(({ parentElement }) => parentElement && isShown(parentElement))
      .flatMap(textBoxes)
      .toSorted((a, b) => a.bottom - b.bottom)
    let lines = 0
    let bottom = Number.NEGATIVE_INFINITY
    for (const box of boxes) {
      if (box.bottom <= bottom + box.height / 2) continue
      lines += 1
      bottom = box.bottom
    }
    return lines
  }

  const navigation = () =>
    [...document.querySelectorAll('header nav :is(ul, ol)')]
      .filter((list) => isShown(list) && !list.parentElement?.closest('li'))
      .flatMap((list): readonly Misfit[] => {
        const items = [...list.children].filter(isShown)
        const tops = items.map((item) => item.getBoundingClientRect().top)
        const by = Math.max(...tops) - Math.min(...tops)
        const isStacked = getComputedStyle(list).flexDirection.startsWith('column')
        const broken = items
          .map((item) => item.querySelector('a, button'))
          .filter((control) => control !== null)
          .find((control) => linesIn(control) > 1)
        if (broken)
          return [{ kind: 'navigation', place: placeOf(broken), text: textOf(broken), by }]
        if (isStacked || !(by > tolerance)) return []
        return [{ kind: 'navigation', place: placeOf(list), text: textOf(list), by }]
      })

  return [...overflow(), ...clipped(), ...navigation()]
}
