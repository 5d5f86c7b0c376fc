/** A place in the page: a section, and how far into it, as a part of its height. */
export interface Place {
  readonly id: string
  readonly part: number
}

/** Where reading begins in the window, in pixels: under the header. */
const readingLine = 80

/** The place at which the page is read; undefined at its top. */
export function placeInView(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const line = window.scrollY + readingLine
  const sections = [...document.querySelectorAll<HTMLElement>('main > [id]')]
  const section = sections.findLast((each) => topOf(each) <= line) ?? sections[0]
  return section && { id: section.id, part: (line - topOf(section)) / section.offsetHeight }
}

/** Scrolls to a place. Returns whether the page has its section. */
export function scrollToPlace({ id, part }: Place): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const top = topOf(section) + part * section.offsetHeight - readingLine
  window.scrollTo({ top, left: 0, behavior: 'instant' })
  return true
}

/** Distance from the top of the document. Uses layout offsets, which animations do not change. */
export function topOf(element: HTMLElement): number {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop
  }
  return top
}
