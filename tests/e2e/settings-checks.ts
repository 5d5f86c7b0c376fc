import type { Page } from 'playwright'

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

/** Words of up to this many letters fit on the smallest phone, and on one with large text. Longer ones may be hyphenated. */
const maxLetters = { usual: 14, large: 11 }

/**
 * The words that break without a hyphen, or that stick out of what holds them. Drawn pictures count at the usual
 * text size only: what they say also stands beside the picture.
 */
export const brokenTexts = (page: Page, textSize: 'usual' | 'large') =>
  page.evaluate(
    ({ most, pictures }) => {
      const hidden = new Map<Element, boolean>()
      const isHidden = (element: Element): boolean => {
        const known = hidden.get(element)
        if (known !== undefined) return known
        const { parentElement } = element
        const isIt =
          getComputedStyle(element).clipPath !== 'none' ||
          element.matches(pictures) ||
          (parentElement !== null && isHidden(parentElement))
        hidden.set(element, isIt)
        return isIt
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true }) || isHidden(element)) continue
        const range = document.createRange()
        const holder = element
          .closest('button, label, a, li, td, th, section')
          ?.getBoundingClientRect()
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
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /(?<!\S)\p{L}+(?!\S)/gu,
        )) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const isHyphenated = word.length > most && getComputedStyle(element).hyphens === 'auto'
          if (linesOf() > 1 && !isHyphenated) broken.push(`${word} breaks`)
          if (sticksOut(range.getBoundingClientRect())) broken.push(`${word} sticks out`)
        }
      }
      return broken
    },
    {
      most: maxLetters[textSize],
      pictures: textSize === 'usual' ? '.phone' : '.drawing, [aria-hidden=true]',
    },
  )

/**
 * With forced colours: texts without contrast, choices that look like those not chosen, and marks drawn with a ground,
 * which forced colours take away, where an edge would stay.
 */
export const lostInForcedColors = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const read = new Map<string, readonly number[]>()
    const channels = (color: string) => {
      const known = read.get(color)
      if (known) return known
      canvas?.clearRect(0, 0, 1, 1)
      if (canvas) canvas.fillStyle = color
      canvas?.fillRect(0, 0, 1, 1)
      const values = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
      read.set(color, values)
      return values
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return channels(backgroundColor)[3] === 255
        ? backgroundColor
        : groundOf(element.parentElement)
    }
    const contrast = (element: Element) => {
      const [light = 0, dark = 0] = [getComputedStyle(element).color, groundOf(element)]
        .map(luminance)
        .toSorted((one, other) => other - one)
      return (light + 0.05) / (dark + 0.05)
    }
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        hasOwnText(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden, svg, :disabled'),
    )
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
    const marks = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) =>
        ['::before', '::after'].map((mark) => {
          const { content, backgroundColor, borderWidth, forcedColorAdjust, display, opacity } =
            getComputedStyle(element, mark)
          const isDrawn = content === '""' && display !== 'none' && opacity !== '0'
          const isGround = channels(backgroundColor)[3] === 255 && borderWidth === '0px'
          return isDrawn && isGround && forcedColorAdjust === 'auto'
            ? `${element.className || element.tagName}${mark}`
            : ''
        }),
      )
      .filter(Boolean)
    return [
      ...new Set(marks),
      ...texts.filter((text) => contrast(text) < 4.5).map(({ textContent }) => textContent),
      ...chosen.map(({ value }) => `${value} does not look chosen`),
    ]
  })
