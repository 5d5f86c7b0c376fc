import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageData } from '../diagnostics/message.ts'
import type { Path } from './path.ts'
import { type PlaceInside, placesIn, type Range, type SourceMap } from './source-map.ts'
import { type SvgAttribute, type SvgPart, svgParts } from './svg-tags.ts'
import { allowedIn, type brokenTiles, holds, isTileSize } from './tile-shapes.ts'

/** How the names of icons begin that every site has. */
const ownPrefixes = ['ui-', 'line-'] as const

/** A tile of a site. */
interface DrawnTile {
  /** Its shapes as they are written, without the symbol around them. */
  readonly content: string
  /** Where its name is written. */
  readonly range: Range
}

type MessageId = keyof typeof brokenTiles

interface Fault {
  readonly messageId: MessageId
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

function faultOfName(name: string, others: ReadonlyMap<string, unknown>): MessageId | undefined {
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
