export interface WrittenAttribute {
  readonly name: string
  readonly value: string
}

const geometry = [
  ...[
    'd',
    'points',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'fr',
  ],
  ...['width', 'height', 'transform', 'offset', 'pathLength', 'preserveAspectRatio'],
  ...['gradientTransform', 'gradientUnits', 'spreadMethod', 'clipPathUnits'],
]
const paint = [
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-path', 'clip-rule', 'color', 'opacity', 'display'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'stop-color', 'stop-opacity'],
  ...['vector-effect', 'paint-order', 'shape-rendering', 'color-interpolation', 'overflow'],
]
const known = new Set([...geometry, ...paint])

/** What draws nothing, or must not be there: events, links, notes of editors, words for those who do not see it. */
const removed =
  /^(?:on\w+|href|xmlns|class|role|tabindex|target|rel|lang|version|baseProfile|enable-background|focusable|data-[\w-]+|aria-[\w-]+|font-[\w-]+|[\w.-]+:[\w.-]+)$/i

const plain = /^[\w\s.,#%()+-]*$/
const reference = /^url\(\s*['"]?(#[\w.-]+)['"]?\s*\)$/
const name = /^[\w.-]+$/

/** The attributes of an element that draw it, each with a space before it; undefined if one is not known. */
export function cleanAttributes(
  element: string,
  written: readonly WrittenAttribute[],
): string | undefined {
  const found = new Map<string, string>()
  for (const { name: key, value } of written) {
    if (key === 'style') {
      for (const [property, own] of declarationsIn(value)) found.set(property, own)
    } else if (key === 'id') {
      if (name.test(value)) found.set('id', value)
    } else if (element.endsWith('Gradient') && /^(?:xlink:)?href$/.test(key)) {
      // Of the same drawing: a gradient may take its colours from another one.
      if (/^#[\w.-]+$/.test(value)) found.set('href', value)
    } else if (!removed.test(key)) {
      const cleaned = known.has(key) ? safeValue(value) : undefined
      if (cleaned === undefined) return undefined
      if (!found.has(key)) found.set(key, cleaned)
    }
  }
  return Array.from(found, ([key, value]) => ` ${key}="${value}"`).join('')
}

/** A value that leads nowhere outside; undefined if it may. */
function safeValue(value: string): string | undefined {
  const [, target] = reference.exec(value.trim()) ?? []
  if (target !== undefined) return `url(${target})`
  return plain.test(value) && !/url|image/i.test(value) ? value.trim() : undefined
}

/** The declarations of a style that an attribute can stand for. */
function declarationsIn(style: string): readonly (readonly [string, string])[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':')
    const key = property.trim()
    const value = safeValue(rest.join(':').replace(/!important\s*$/, ''))
    return paint.includes(key) && value !== undefined ? [[key, value] as const] : []
  })
}
