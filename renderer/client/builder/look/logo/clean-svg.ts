import { cleanAttributes, type WrittenAttribute } from './clean-attributes.ts'

type Cleaned = { readonly markup: string } | { readonly fault: 'broken' | 'foreign' }

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const kept = [...shapes, ...['g', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop']]

/** Elements that go with all that is in them. Those of editors have a prefix. */
const removed =
  /^(?:script|style|foreignObject|title|desc|metadata|animate\w*|set|[\w.-]+:[\w.-]+)$/

const token = new RegExp(
  [
    /<!--[\s\S]*?-->/, // comment
    /<\?[\s\S]*?\?>/, // instruction
    /<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>/, // its entities are never put in
    /<!\[CDATA\[[\s\S]*?\]\]>/, // text
    /[^<]+/, // text
    /<\/(?<closed>[A-Za-z][\w.:-]*)\s*>/,
    /<(?<opened>[A-Za-z][\w.:-]*)(?<attributes>(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<isEmpty>\/?)>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
)
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * An SVG with only shapes, gradients and its `viewBox`: script, style, links, foreign objects, events and what editors
 * note are left out. Anything else that is not known is a fault. Reads the text itself: nothing of it is ever parsed
 * by a browser before it is written anew.
 */
export function cleanSvg(text: string): Cleaned {
  const open: string[] = []
  let hiddenFrom: number | undefined
  let markup = ''
  let hasShape = false
  let isDone = false

  token.lastIndex = text.startsWith('\u{FEFF}') ? 1 : 0
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.groups
    if (!found) return { fault: 'broken' }
    const { closed, opened, attributes = '', isEmpty } = found

    if (closed !== undefined) {
      if (open.pop() !== closed) return { fault: 'broken' }
      isDone = open.length === 0
      if (hiddenFrom === undefined) markup += closed === 'a' ? '' : `</${closed}>`
      else if (open.length === hiddenFrom) hiddenFrom = undefined
    }
    if (opened === undefined) continue

    if (isDone || (open.length === 0) !== (opened === 'svg')) {
      return { fault: open.length === 0 ? 'broken' : 'foreign' }
    }
    const isHidden = hiddenFrom !== undefined || removed.test(opened)
    if (!isHidden) {
      const written = opened === 'a' ? '' : openingOf(opened, attributes)
      if (written === undefined) return { fault: 'foreign' }
      if (written === 'unsized') return { fault: 'broken' }
      markup += opened === 'a' ? '' : `<${written}${isEmpty ? '/' : ''}>`
      hasShape ||= shapes.includes(opened)
    }
    if (isEmpty) {
      isDone = open.length === 0
      continue
    }
    if (isHidden) hiddenFrom ??= open.length
    open.push(opened)
  }
  return isDone && hasShape ? { markup } : { fault: 'broken' }
}

/** What stands between the brackets of an element; undefined for one that is not known. */
function openingOf(name: string, text: string): string | undefined {
  const isRoot = name === 'svg'
  if (!isRoot && !kept.includes(name)) return undefined
  const written = Array.from(text.matchAll(attribute), ([, key = '', one, other]) => ({
    name: key,
    value: decoded(one ?? other ?? ''),
  }))
  const own = cleanAttributes(
    name,
    isRoot ? written.filter(({ name: key }) => !sized(key)) : written,
  )
  if (own === undefined) return undefined
  if (!isRoot) return `${name}${own}`
  const box = boxOf(written)
  return box ? `svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${own}` : 'unsized'
}

const sized = (name: string) => ['viewBox', 'width', 'height', 'x', 'y'].includes(name)

/** The part of the drawing that is seen; its size where there is no `viewBox`. */
function boxOf(attributes: readonly WrittenAttribute[]): string | undefined {
  const of = (name: string) => attributes.find((each) => each.name === name)?.value.trim()
  const numbers =
    of('viewBox')?.split(/[\s,]+/) ??
    ['0', '0', of('width') ?? '', of('height') ?? ''].map((each) => each.replace(/px$/, ''))
  const isBox =
    numbers.length === 4 &&
    numbers.every((each) => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(each)) &&
    numbers.slice(2).every((each) => Number(each) > 0)
  return isBox ? numbers.map(Number).join(' ') : undefined
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
}

/** A value with the characters that it names. Other entities stay, and are not known. */
const decoded = (value: string) =>
  value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0x10ffff ? whole : String.fromCodePoint(code)
  })
