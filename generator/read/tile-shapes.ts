import type { MessageParts } from '../diagnostics/message.ts'

const numbers = /^[\d\s.,e+-]*$/i
const paint = /^(?:none|currentColor|var\(--[a-z][\w-]*\)|#[\da-f]{3,8}|[a-z]+)$/i
const word = /^[a-z-]*$/

/** What a shape may say, and how. With whatever else there is, a browser could fetch or run something. */
const ofShapes: Readonly<Record<string, RegExp>> = {
  ...{ d: /^[\d\s.,+a-z-]*$/i, points: numbers, transform: /^[\d\s.,()+a-z-]*$/i },
  ...{ cx: numbers, cy: numbers, r: numbers, rx: numbers, ry: numbers },
  ...{ x: numbers, y: numbers, x1: numbers, y1: numbers, x2: numbers, y2: numbers },
  ...{ width: numbers, height: numbers, opacity: numbers },
  ...{ fill: paint, 'fill-opacity': numbers, 'fill-rule': word, 'clip-rule': word },
  ...{ stroke: paint, 'stroke-opacity': numbers, 'stroke-width': numbers },
  ...{ 'stroke-linecap': word, 'stroke-linejoin': word, 'stroke-miterlimit': numbers },
  ...{ 'stroke-dasharray': numbers, 'stroke-dashoffset': numbers },
}
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const
const size = /^[\d.]+(?:px|%)?$/

const attributes: ReadonlyMap<string, Readonly<Record<string, RegExp>>> = new Map([
  [
    'svg',
    { xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: numbers, width: size, height: size },
  ],
  // What they say is judged by itself.
  ['symbol', { id: /^/, viewBox: /^/ }],
  ...['g', ...shapes].map((name) => [name, ofShapes] as const),
])

const inside: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['svg']],
  ['svg', ['symbol']],
  ['symbol', ['g', ...shapes]],
  ['g', ['g', ...shapes]],
  ...shapes.map((shape): [string, readonly string[]] => [shape, []]),
])

/** Which elements may stand in another one, or outside any; undefined for one that may stand nowhere. */
export const allowedIn = (outer: string): readonly string[] | undefined => inside.get(outer)

/** Whether an element may have this value; undefined if it may not have the attribute. */
export function holds(element: string, name: string, value: string): boolean | undefined {
  const allowed = attributes.get(element)
  if (!allowed || !Object.hasOwn(allowed, name)) return undefined
  return allowed[name]?.test(value) === true && !value.includes('&')
}

/** Whether a view box is that of a tile. */
export const isTileSize = (viewBox = ''): boolean =>
  viewBox
    .trim()
    .split(/[\s,]+/)
    .join(' ') === '0 0 96 96'

export const brokenTiles = {
  syntax: {
    message: 'This file is not SVG from here on.',
    hint: 'Close each element that is opened, put values between quotation marks, and leave out what is no element.',
  },
  root: {
    message: 'The tiles do not stand together in one svg element.',
    hint: 'Put all symbols into one svg element that has xmlns="http://www.w3.org/2000/svg".',
  },
  element: {
    message: 'The element <{name}> is not allowed here.',
    hint: 'Each tile is a <symbol> of path, circle, ellipse, rect, line, polyline, polygon and g, and of nothing else.',
  },
  text: { message: 'A tile has no text.', hint: 'Delete it, or make it a comment: <!-- … -->.' },
  attribute: {
    message: 'The attribute {name} is not allowed in <{element}>.',
    hint: 'Say with fill and stroke how a shape is painted, and leave out the rest.',
  },
  repeated: { message: 'The attribute {name} is here twice.', hint: 'Keep one of them.' },
  value: {
    message: 'The value of {name} cannot be "{value}".',
    hint: 'Write numbers, words and colours only: nothing that is fetched from elsewhere.',
  },
  unnamed: {
    message: 'This tile has no name.',
    hint: 'Give the symbol an id, such as id="boat".',
  },
  name: {
    message: 'A tile cannot be called "{name}".',
    hint: 'Write small letters and digits with hyphens between them, such as gable-bell.',
  },
  taken: {
    message: '"{name}" is a name of icons that every site has.',
    hint: 'Names that begin with ui- or line- are taken: choose another one.',
  },
  twice: { message: 'There are two tiles "{name}".', hint: 'Give one of them another name.' },
  size: {
    message: 'A tile is drawn 96 wide and 96 high.',
    hint: 'Write viewBox="0 0 96 96", and scale its shapes to that.',
  },
} as const satisfies Readonly<Record<string, MessageParts>>
