import type { Page } from 'playwright'

/** Which parts are around the main part of a page. */
export const surroundings = async (page: Page) => ({
  menu: await page.locator('.header nav').isVisible(),
  footer: await page.locator('footer').isVisible(),
  bar: await page.locator('.bare-bar').isVisible(),
  notice: await page.locator('.notice').isVisible(),
})

/** What evaluates a function in a page: Playwright's page, or a visit in any browser. */
interface Evaluates {
  evaluate<Result>(read: () => Result): Promise<Result>
}

/** How far the page scrolls sideways, and the texts that reach out of the window. */
export const sideways = (page: Evaluates) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isInScroller = ({ parentElement: box }: Element): boolean =>
      box !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || isInScroller(box))
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, legend')]
    const sticksOut = texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .filter((text) => !text.matches('.visually-hidden, .skip') && !isInScroller(text))
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect()
        return left < 0 || right > clientWidth
      })
    return {
      scrolls: scrollWidth - clientWidth,
      sticksOut: sticksOut.map(({ textContent }) => textContent),
    }
  })

/** The parts of the header that overlap the one before, stand outside its line, or are cut off. */
export const crowding = (page: Page) =>
  page.evaluate(() => {
    const selector = '.logo, .header-links > li > :is(a, button), .header-tools :is(a, button)'
    const parts = [...document.querySelectorAll(`.header :is(${selector})`)].filter((part) =>
      part.checkVisibility(),
    )
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const isCrowded = parts.map((part, index) => {
      const { left = 0, top = 0, bottom = 0 } = boxes[index] ?? {}
      const end = boxes[index - 1]?.right ?? 0
      return left < end || top < 0 || bottom > 64 || part.scrollWidth > part.clientWidth
    })
    return parts.filter((_, index) => isCrowded[index]).map((part) => part.textContent)
  })

/** The colours that were read, by how they are written. `inPage` makes it. */
declare const colors: Map<string, readonly number[]>

/** Red, green, blue and how much can be seen of them, from 0 to 255. */
function channelsOf(color: string): readonly number[] {
  const known = colors.get(color)
  if (known) return known
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas) canvas.fillStyle = color
  canvas?.fillRect(0, 0, 1, 1)
  const read = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
  colors.set(color, read)
  return read
}

/** Whether an element has text of its own. */
function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
}

/** Whether an element shows to the eye. */
function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .skip') === null
  )
}

/** Evaluates a check in the page, with what the checks share. */
const inPage = <Given = undefined>(check: (given: Given) => readonly string[]) => {
  const shared = ['const colors = new Map()', channelsOf, hasText, isSeen].join(';')
  return (page: Page, given?: Given) =>
    page.evaluate<readonly string[]>(
      `(() => {${shared};return (${check})(${JSON.stringify(given)})})()`,
    )
}

/**
 * What paper cannot use: controls and icons, texts too pale for white, since grounds are not printed, dark grounds, and
 * pictures of nothing but grounds that no one told to stay.
 */
export const wastedOnPaper = inPage(() => {
  // What lies under a ground that can be seen through is paper.
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, seen = 0] = channelsOf(color)
    const part = seen / 255
    return ((0.3 * red + 0.6 * green + 0.1 * blue) / 255) * part + 1 - part
  }
  const isOnDark = (element: Element | null): boolean =>
    element !== null &&
    (brightness(getComputedStyle(element).backgroundColor) < 0.5 || isOnDark(element.parentElement))
  /** Where the first of what a section shows begins, in pixels from the left. */
  const startOf = (section: Element) =>
    Math.min(
      ...[...section.querySelectorAll('*')]
        .filter((each) => isSeen(each) && (hasText(each) || each.matches('svg, img, input')))
        .map((each) => each.getBoundingClientRect().left),
    )
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const isLostPaint = (element: Element) => {
    const style = getComputedStyle(element)
    const isKept = style.getPropertyValue('print-color-adjust') === 'exact'
    return !isKept && brightness(style.backgroundColor) < 0.98 && element.clientWidth > 1
  }
  const texts = seen('#root *').filter(hasText)
  return [
    ...[...document.querySelectorAll('main section:not(section section)')]
      .filter((section) => startOf(section) > 100 && startOf(section) < Infinity)
      .map(({ id, className }) => `${id || className} starts beside an empty column`),
    ...seen('.button, .icon, .notice, .header nav, .icon-button').map(({ outerHTML }) =>
      outerHTML.slice(0, 80),
    ),
    ...seen('#root :is(i, span, div):empty')
      .filter(isLostPaint)
      .map(({ parentElement }) => `the paint of ${parentElement?.className} is lost`),
    ...texts
      .filter((text) => brightness(getComputedStyle(text).color) > 0.6)
      .map(({ textContent }) => `${textContent} is pale`),
    ...texts.filter(isOnDark).map(({ textContent }) => `${textContent} on a dark ground`),
  ]
})

/** Presses Tab once for each control; the controls in document order, and those that had the focus. */
export async function tabStops(page: Page) {
  const count = await numberStops(page)
  const visited: (string | null)[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab')
    visited.push(await visitedStop(page))
  }
  return { expected: Array.from({ length: count }, (_, index) => `${index} in sight`), visited }
}

/** Numbers what the focus should visit, in the order of the document. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    /** Of radios of which none is chosen, the first is a stop. */
    const isFirst = (radio: HTMLInputElement) => {
      const group = document.querySelectorAll<HTMLInputElement>(
        `[type=radio][name="${radio.name}"]`,
      )
      return group[0] === radio && [...group].every(({ checked }) => !checked)
    }
    const stops = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.tabIndex >= 0 && !one.matches('a:not([href]), :disabled'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter((one) => !(one instanceof HTMLInputElement) || one.checked || isFirst(one))
    for (const [index, stop] of stops.entries()) stop.setAttribute('data-stop', String(index))
    return stops.length
  })

/** The number of what has the focus, and whether any of it is in sight and not under something else. */
const visitedStop = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused) return null
    const isInSight = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return hit !== null && (focused.contains(hit) || hit.contains(focused))
      }),
    )
    return `${focused.getAttribute('data-stop')} ${isInSight ? 'in sight' : 'hidden'}`
  })

/**
 * How many rules the style sheet has that comes once a page is shown, besides those for paper and for browsers without
 * scripts, and the selectors of those that match an element before React has come and that the document itself lacks.
 * The menus show once the sheet is there.
 */
export const unstyled = (page: Page) =>
  page.evaluate(() => {
    const ownText = Array.from(document.querySelectorAll('style'), (one) => one.textContent).join()
    const rulesIn = (rules: CSSRuleList, parent: string): readonly (readonly [string, string])[] =>
      Array.from(rules).flatMap((rule): readonly (readonly [string, string])[] => {
        if (rule instanceof CSSStyleRule) {
          const own = rule.selectorText
          const nested = own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`
          const selector = parent ? nested : own
          const inside = rulesIn(rule.cssRules, `:is(${selector})`)
          // A transition shows nothing until a pointer comes, a value nothing where no rule takes it.
          const isSeen = Array.from(rule.style).some((name) =>
            name.startsWith('--') ? ownText.includes(`var(${name}`) : !/^transition/.test(name),
          )
          return isSeen ? [[selector, rule.style.cssText], ...inside] : inside
        }
        if (rule instanceof CSSMediaRule && /print|scripting: none/.test(rule.conditionText))
          return []
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, parent) : []
      })
    const late = document.querySelector<HTMLElement>('script[data-late]')?.dataset['late']
    const rulesOf = (isLate: boolean) =>
      Array.from(document.styleSheets)
        .filter(({ href }) => (href?.endsWith(String(late)) ?? false) === isLate)
        .flatMap(({ cssRules }) => rulesIn(cssRules, ''))
    const inDocument = new Set(rulesOf(false).map((rule) => rule.join()))
    const rules = rulesOf(true)
    const ofElement = (selector: string) =>
      selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replaceAll(/(^|[\s>+~,(])(?=$|[,)])/g, '$1*')
    const early = rules
      .filter((rule) => !inDocument.has(rule.join()))
      .map(([selector]) => selector)
      .filter((selector) =>
        Array.from(document.querySelectorAll(ofElement(selector))).some(
          (element) => !element.closest('.drawer, .plans-menu-list'),
        ),
      )
    return { rules: rules.length, early }
  })

/**
 * The texts whose lines overlap, or that stick out of the box or the row that holds them, above or below.
 * Those of drawn pictures count too.
 */
export const crampedTexts = inPage(() => {
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
    (element) => hasText(element) && isSeen(element),
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

/** Gives the page the text size that a visitor has set in the browser, in pixels; the usual one is 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fontSizes = { standard: pixels, fixed: Math.round((pixels * 13) / 16) }
  await session.send('Page.setFontSizes', { fontSizes })
  await session.detach()
}

/** Gives the page the text size that a visitor’s own style sheet sets: media queries do not know of it. */
export const setRootSize = (page: Page, part: number): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    `${100 * part}%`,
  )

/**
 * The words that break without a hyphen, or that stick out of what holds them. Drawn pictures count at the usual
 * text size only: what they say also stands beside the picture. Words of up to so many letters fit on the smallest
 * phone, and on one with large text; longer ones may be hyphenated.
 */
export const brokenTexts = inPage<'usual' | 'large'>((textSize) => {
  const [most, pictures] =
    textSize === 'usual' ? [14, '.phone'] : [11, '.drawing, [aria-hidden=true]']
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !isSeen(element) || element.closest(pictures)) continue
    const range = document.createRange()
    const holder = element.closest('button, label, a, li, td, th, section')?.getBoundingClientRect()
    const sticksOut = ({ left, right }: DOMRect) =>
      holder !== undefined &&
      holder.width > 0 &&
      (left < holder.left - 2 || right > holder.right + 2)
    const linesOf = () =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    // Most texts are one line inside their holder, and so are their words.
    range.selectNodeContents(node)
    if (linesOf() <= 1 && !sticksOut(range.getBoundingClientRect())) continue
    // Addresses and words with hyphens have places to break.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}+(?!\S)/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const isHyphenated = word.length > most && getComputedStyle(element).hyphens === 'auto'
      if (linesOf() > 1 && !isHyphenated) broken.push(`${word} breaks`)
      if (sticksOut(range.getBoundingClientRect())) broken.push(`${word} sticks out`)
    }
  }
  return broken
})

/**
 * With forced colours: texts without contrast, choices that look like those not chosen, and marks drawn with a ground,
 * which forced colours take away, where an edge would stay.
 */
export const lostInForcedColors = inPage(() => {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isSolid = (color: string) => channelsOf(color)[3] === 255
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element)
    const { parentElement: parent } = element
    return isSolid(backgroundColor) || !parent ? backgroundColor : groundOf(parent)
  }
  const contrast = (element: Element) => {
    const [light = 0, dark = 0] = [getComputedStyle(element).color, groundOf(element)]
      .map(luminance)
      .toSorted((one, other) => other - one)
    return (light + 0.05) / (dark + 0.05)
  }
  const lookOf = (label: Element | undefined) => {
    if (!label) return ''
    const { backgroundColor, borderColor, outlineColor, outlineWidth } = getComputedStyle(label)
    const mark = label.querySelectorAll('svg:not([hidden])').length
    return [backgroundColor, borderColor, outlineColor, outlineWidth, mark].join()
  }
  const chosen = [...document.querySelectorAll<HTMLInputElement>(':checked')].filter((input) => {
    const other = document.querySelector<HTMLInputElement>(
      `input[name="${input.name}"]:not(:checked)`,
    )
    const isDrawn = getComputedStyle(input).opacity === '0'
    return isDrawn && other && lookOf(input.labels?.[0]) === lookOf(other.labels?.[0])
  })
  const all = [...document.querySelectorAll('body *')]
  const marks = all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) =>
      ['::before', '::after'].flatMap((mark) => {
        const { content, backgroundColor, borderWidth, forcedColorAdjust, display, opacity } =
          getComputedStyle(element, mark)
        const isDrawn = content === '""' && display !== 'none' && opacity !== '0'
        const isGround = isSolid(backgroundColor) && borderWidth === '0px'
        return isDrawn && isGround && forcedColorAdjust === 'auto'
          ? [`${element.className || element.tagName}${mark}`]
          : []
      }),
    )
  return [
    ...new Set(marks),
    ...all
      .filter((text) => hasText(text) && isSeen(text) && !text.closest('svg, :disabled'))
      .filter((text) => contrast(text) < 4.5)
      .map(({ textContent }) => `${textContent}`),
    ...chosen.map(({ value }) => `${value} does not look chosen`),
  ]
})
