import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageData } from '../diagnostics/message.ts'
import type { Path } from './path.ts'
import { type PlaceInside, placesIn, type Range, type SourceMap } from './source-map.ts'

/** How the names of icons begin that every site has. */
const ownPrefixes = ['ui-', 'line-'] as const

/** A tile of a site. */
interface DrawnTile {
  /** Its shapes as they are written, without the symbol around them. */
  readonly content: string
  /** Where its name is written. */
  readonly range: Range
}

interface Fault {
  readonly messageId: string
  readonly range: Range
  readonly data?: MessageData
}

interface Tiles {
  /** By name, in the order of the file. */
  readonly tiles: ReadonlyMap<string, DrawnTile>
  readonly faults: readonly Fault[]
}

/** Reads the tiles of a site: symbols of plain shapes. Of a file with a fault none may be drawn. */
export function readTiles(text: string): Tiles {
  const tiles = new Map<string, DrawnTile>()
  const faults: Fault[] = []
  const open: Opened[] = []
  let own: { readonly name: string; readonly range: Range; readonly start: number }
  own = { name: '', range: [0, 0], start: 0 }

  for (const part of svgParts(text)) {
    if (part.kind === 'stray') faults.push({ messageId: 'syntax', range: part.range })
    if (part.kind === 'text') faults.push({ messageId: 'text', range: part.range })
    if (part.kind === 'closed') open.pop()
    if (part.kind === 'opened') {
      faults.push(...faultsOf(part, open.at(-1)?.name ?? ''))
      if (part.name === 'symbol') {
        const id = part.attributes.find(({ name }) => name === 'id')
        const range = id?.range ?? part.range
        const messageId = id ? faultOfName(id.value, tiles) : 'unnamed'
        if (messageId) faults.push({ messageId, range, data: { name: id?.value ?? '' } })
        own = { name: id?.value ?? '', range, start: part.end }
      }
      if (!part.isEmpty) open.push(part)
    }
    const isWhole = part.kind === 'closed' || (part.kind === 'opened' && part.isEmpty)
    if (isWhole && part.name === 'symbol') {
      const content = text.slice(own.start, Math.max(own.start, part.range[0]))
      const { name, range } = own
      tiles.set(name, { content: content.replaceAll(/<!--[\s\S]*?-->/g, ''), range })
    }
  }
  return { tiles, faults }
}

type Opened = Extract<SvgPart, { kind: 'opened' }>

/** What is wrong with an element inside another one. Nothing is said of what an unknown one holds. */
function faultsOf({ name, attributes, range }: Opened, outer: string): readonly Fault[] {
  const allowed = allowedIn(outer)
  if (!allowed) return []
  if (!allowed.includes(name))
    return [{ messageId: outer === '' ? 'root' : 'element', range, data: { name } }]
  const has = (wanted: string) => attributes.find((each) => each.name === wanted)
  const size = name === 'symbol' && !isTileSize(has('viewBox')?.value)
  return [
    ...attributes.flatMap((each, place) =>
      faultOfAttribute(name, each, attributes.slice(0, place)),
    ),
    ...(name === 'svg' && !has('xmlns') ? [{ messageId: 'root', range } as const] : []),
    ...(size ? [{ messageId: 'size', range: has('viewBox')?.range ?? range } as const] : []),
  ]
}

function faultOfAttribute(
  element: string,
  { name, value, range }: SvgAttribute,
  before: readonly SvgAttribute[],
): readonly Fault[] {
  const judged = holds(element, name, value)
  if (before.some((each) => each.name === name))
    return [{ messageId: 'repeated', range, data: { name } }]
  if (judged === undefined) return [{ messageId: 'attribute', range, data: { name, element } }]
  return judged ? [] : [{ messageId: 'value', range, data: { name, value: value.slice(0, 60) } }]
}

function faultOfName(name: string, others: ReadonlyMap<string, unknown>): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name === 'hole') return 'name'
  if (ownPrefixes.some((prefix) => name.startsWith(prefix))) return 'taken'
  return others.has(name) ? 'twice' : undefined
}

/** The tiles as content: the name of each, and its place. */
export function mapTiles(file: string, text: string): SourceMap {
  const { tiles, faults } = readTiles(text)
  const places = placesIn(file, text)
  return {
    diagnostics: faults.map(
      ({ range, ...found }): RawDiagnostic => ({
        ...{ code: 'art/broken-tiles', severity: 'error', ...found },
        at: places.of(range),
      }),
    ),
    data:
      faults.length > 0
        ? undefined
        : Object.fromEntries(Array.from(tiles.keys(), (name) => [name, {}])),
    place: ([name = '']: Path, inside: PlaceInside = {}): Place =>
      places.of(tiles.get(String(name))?.range ?? [0, 0], inside),
  }
}

interface SvgAttribute {
  readonly name: string
  readonly value: string
  /** That of the value. */
  readonly range: Range
}

/** A part of an SVG text; `stray` is where it can be read no further. Comments are left out. */
type SvgPart =
  | {
      readonly kind: 'opened'
      readonly name: string
      readonly attributes: readonly SvgAttribute[]
      readonly isEmpty: boolean
      /** That of its name. */
      readonly range: Range
      /** The offset after the tag. */
      readonly end: number
    }
  | { readonly kind: 'closed'; readonly name: string; readonly range: Range }
  | { readonly kind: 'text' | 'stray'; readonly range: Range }

/** Tags, comments, the declaration of XML, and what is between them. It has neither entities nor a document type. */
const token =
  /<!--(?:(?!--)[\s\S])*-->|<\?xml\s[^<>]*\?>|<\/(?<closed>[\w:-]+)\s*>|<(?<opened>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y

const attribute = /(?<name>[\w:-]+)\s*=\s*(?<quoted>"[^"]*"|'[^']*')/g

/** The parts of an SVG text, as far as elements are closed in their order and there is one root. */
function* svgParts(text: string): Generator<SvgPart, undefined, undefined> {
  const open: string[] = []
  let hasRoot = false
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    const { closed, opened, attributes = '', empty, text: between } = found?.groups ?? {}
    const end = at + (found?.[0].length ?? 0)
    const isSecondRoot = opened !== undefined && hasRoot && open.length === 0
    if (!found || isSecondRoot || (closed !== undefined && open.pop() !== closed)) break

    if (between?.trim()) yield { kind: 'text', range: trimmed(between, at) }
    if (closed !== undefined) yield { kind: 'closed', name: closed, range: [at, end] }
    if (opened !== undefined) {
      hasRoot = true
      const isEmpty = empty !== ''
      const range = [at, at + 1 + opened.length] as const
      const inside = readAttributes(attributes, range[1])
      yield { kind: 'opened', name: opened, attributes: inside, isEmpty, range, end }
      if (!isEmpty) open.push(opened)
    }
    at = end
  }
  if (at < text.length || open.length > 0 || !hasRoot)
    yield { kind: 'stray', range: [at, Math.min(at + 1, text.length)] }
}

function readAttributes(text: string, start: number): readonly SvgAttribute[] {
  return Array.from(text.matchAll(attribute), ({ groups = {}, index, 0: { length } }) => {
    const { name = '', quoted = '' } = groups
    const from = start + index + length - quoted.length + 1
    return { name, value: quoted.slice(1, -1), range: [from, from + quoted.length - 2] as const }
  })
}

function trimmed(text: string, at: number): Range {
  const start = at + text.length - text.trimStart().length
  return [start, start + text.trim().length]
}

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
const allowedIn = (outer: string): readonly string[] | undefined => inside.get(outer)

/** Whether an element may have this value; undefined if it may not have the attribute. */
export function holds(element: string, name: string, value: string): boolean | undefined {
  const allowed = attributes.get(element)
  if (!allowed || !Object.hasOwn(allowed, name)) return undefined
  return allowed[name]?.test(value) === true && !value.includes('&')
}

/** Whether a view box is that of a tile. */
const isTileSize = (viewBox = ''): boolean =>
  viewBox
    .trim()
    .split(/[\s,]+/)
    .join(' ') === '0 0 96 96'
