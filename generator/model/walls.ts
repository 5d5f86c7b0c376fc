import type { BrandIcons } from '#site/types.ts'
import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'

/** The names of the tiles that a site has drawn. */
export const tilesOf = (site: Site): readonly string[] => Object.keys(dataOf(site))

/** The names of the icons that every site has. */
export const iconsOf = ({ schemas }: Site): string[] =>
  (schemas.root('common.schema.json').node.$defs?.['icon']?.enum ?? []).map(String)

/** The icons of a site that names none. */
const neutral = {
  check: 'line-check',
  quote: 'line-quote',
  page: 'line-page',
  mail: 'line-mail',
  chat: 'line-chat',
} as const

/** What stands for what no section names a tile for, without the plate, which walls alone need. */
export function siteIcons({
  number: _,
  ...own
}: BrandIcons = {}): Omit<BrandIcons, 'number'> & Record<keyof typeof neutral, string> {
  return { ...neutral, ...own }
}

function dataOf(site: Site): Readonly<Record<string, unknown>> {
  const data = site.find('tiles', 'tiles')?.data
  return isRecord(data) ? data : {}
}

/** A cell of a wall, as `schema/data/wall.schema.json` describes it: with a tile, a turned one, or none. */
export interface Cell extends Partial<TurnedTile> {
  readonly tile?: string
  readonly span?: number
  readonly wide?: true
  readonly hole?: true
  /** The number on a house-number tile. */
  readonly sign?: string
}

export interface Wall {
  readonly columns: number
  readonly narrowColumns?: number
  readonly cells: readonly Cell[]
}

interface Narrow {
  readonly from?: number
  readonly columns?: number
  readonly rows?: number
}

/**
 * A word of a row: a tile with its turn or size, `hole`, or `.` for a cell that a large tile
 * covers.
 */
const word = /^(?<tile>[a-z][a-z0-9-]*)(?::(?<turn>\d+))?(?:\*(?<span>\d))?$/

export const wordsOf = (row: string) => row.trim().split(/\s+/)

/** Parses a word of a row. undefined if the word is invalid. */
export function readWord(
  text: string,
): { tile: string; turn: number | undefined; span: number | undefined } | undefined {
  const { tile, turn, span } = word.exec(text)?.groups ?? {}
  if (tile === undefined) return undefined
  return {
    tile,
    turn: turn === undefined ? undefined : Number(turn),
    span: span === undefined ? undefined : Number(span),
  }
}

interface CompileOptions {
  /** Fills in the facts of the address. */
  readonly fill?: (text: string) => string
  /** The tile that bears the number of the address. */
  readonly plate?: string | undefined
}

/** Compiles a drawing of `walls.yaml` into cells. */
export function compileWall(
  drawing: unknown,
  { fill = (text) => text, plate }: CompileOptions = {},
): Wall {
  const { turned, rows, narrow, address } = readDrawing(drawing)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const first = (narrow.from ?? 1) - 1
  const kept = narrow.columns ?? columns
  const [sign] = houseNumber.exec(fill(address)) ?? []

  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x): Cell[] => {
      if (text === '.') return []
      const isWide = x < first || x >= first + kept || y >= (narrow.rows ?? rows.length)
      const cell: Cell = y < turned ? (readTurned(text) ?? {}) : compileCell(text)
      return [
        {
          ...cell,
          ...(isWide && { wide: true as const }),
          ...(cell.tile !== undefined && cell.tile === plate && sign !== undefined && { sign }),
        },
      ]
    }),
  )
  return { columns, ...(kept < columns && { narrowColumns: kept }), cells }
}

function compileCell(text: string): Cell {
  if (text === 'hole') return { hole: true }
  const { tile, turn, span } = readWord(text) ?? {}
  return {
    ...(tile !== undefined && { tile }),
    ...(turn !== undefined && { turn }),
    ...(span !== undefined && { span }),
  }
}

/** The first number of an address, with the letter after it. */
const houseNumber = /\d+\p{L}?(?!\p{L})/u

interface Drawing {
  /** How many rows are of turned tiles: the first ones. */
  readonly turned: number
  readonly rows: readonly (readonly string[])[]
  readonly narrow: Narrow
  readonly address: string
}

/** The rows of a drawing, as they are written. */
export const rowsIn = (drawing: unknown): readonly string[] => listIn(drawing, 'rows')

/** The rows of turned tiles of a drawing, as they are written. */
export const turnedIn = (drawing: unknown): readonly string[] => listIn(drawing, 'turned')

const listIn = (drawing: unknown, key: string): readonly string[] =>
  isRecord(drawing) && Array.isArray(drawing[key]) ? drawing[key].map(String) : []

function readDrawing(drawing: unknown): Drawing {
  const { narrow, address } = isRecord(drawing) ? drawing : {}
  const turned = turnedIn(drawing)
  return {
    turned: turned.length,
    rows: [...turned, ...rowsIn(drawing)].map(wordsOf),
    narrow: isRecord(narrow) ? narrow : {},
    address: typeof address === 'string' ? address : '',
  }
}

/** The colours of a turned tile, as the brand's tokens name them. */
export type Glaze = 'pale' | 'ink' | 'wash' | 'accent' | 'glaze'

/** A turned tile: a square with a quarter disc. One without a disc is plain. */
interface TurnedTile {
  readonly ground: Glaze
  readonly disc?: Glaze
  /** Degrees clockwise; 0 if the disc's centre is at the top left. */
  readonly turn?: number
}

/** The first character of a cell: the glazes of its disc and its ground. */
const discs: Readonly<Record<string, readonly [disc: Glaze, ground: Glaze]>> = {
  i: ['ink', 'pale'],
  w: ['wash', 'pale'],
  a: ['accent', 'pale'],
  o: ['accent', 'ink'],
  e: ['glaze', 'ink'],
  c: ['wash', 'ink'],
  b: ['ink', 'wash'],
  n: ['pale', 'ink'],
  k: ['ink', 'glaze'],
  h: ['wash', 'glaze'],
}

/** The character of a cell without a disc. */
const plain: Readonly<Record<string, Glaze>> = {
  p: 'pale',
  s: 'ink',
  v: 'wash',
  y: 'accent',
  z: 'glaze',
}

/** What the first character of a cell may be, with and without a disc. */
export const letters = { disc: Object.keys(discs), plain: Object.keys(plain) } as const

/** Parses a cell of `turned`, such as `i2`: undefined if it is none. */
export function readTurned(word: string): TurnedTile | undefined {
  const [letter = '', corner, ...rest] = word
  if (corner === undefined) {
    const ground = plain[letter]
    return ground && { ground }
  }
  const glazes = discs[letter]
  if (!glazes || rest.length > 0 || !/^[0-3]$/.test(corner)) return undefined
  const [disc, ground] = glazes
  return { ground, disc, ...(corner !== '0' && { turn: Number(corner) * 90 }) }
}
