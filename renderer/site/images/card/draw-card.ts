import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import type { Glaze } from '#site/types.ts'
import type { BrandFonts } from '../../brand/font-faces.ts'
import { type BrandArt, type Colors, paint } from '../brand-art.ts'
import { toPng } from '../to-png.ts'
import { type Card, type CardTile, cardSize, walls } from './card.ts'

/** Draws a card as PNG. */
export type DrawCard = (card: Card) => Promise<Uint8Array>

/** Sizes of a title with how many lines it may have in each, the largest first. */
type Sizes = readonly { readonly size: number; readonly most: number }[]

const room = { over: 739, beside: 486 } as const
const over: Sizes = [{ size: 88, most: 2 }]
const beside: Sizes = [
  { size: 72, most: 3 },
  { size: 62, most: 4 },
  ...[54, 46, 38, 32, 26, 20, 16].map((size) => ({ size, most: 5 })),
]
const addressSize = 23
/** Between words, in their font size. */
const wordGap = 0.25
/** Between tiles. */
const grout = 3

/** Returns a function that draws cards with fonts of one weight that are not compressed. */
export function createCardDrawer(
  art: BrandArt,
  fonts: BrandFonts<readonly Uint8Array[]>,
): DrawCard {
  const [headings, texts] = [fontsOf('display', fonts.display), fontsOf('text', fonts.text)]
  const all = [...headings, ...texts]
  const display = { fontFamily: familyOf(headings), letterSpacing: '-0.024em' }
  const text = { fontFamily: familyOf(texts) }

  /** How wide each of some words is, in its font size. */
  async function measure(words: readonly string[], style: CSSProperties) {
    const found: { readonly width: number }[] = []
    const row = box(
      { ...style, fontSize: 100 },
      ...words.map((word) => box({ flexShrink: 0 }, word)),
    )
    await satori(row, { ...cardSize, fonts: all, onNodeDetected: (node) => found.push(node) })
    // The first holds the others.
    return found.slice(1).map(({ width }) => width / 100)
  }

  return async (card) => {
    const { wall, tile, isPanel, tint = '', brand, address } = card
    const colors = art.tints[tint] ?? art.light
    const [ground, ink, muted] = isPanel
      ? [colors['panel'], colors['on-panel'], colors['on-panel-muted']]
      : [colors['bg'], colors['ink'], colors['muted']]
    const words = plainWords(card.title)
    const widths = await measure(words.split(' '), display)
    const [widthOfAddress = 1] = await measure([address], text)
    const isWide = wall.some(({ x }) => x >= walls.beside.columns)
    const large = isWide ? sizeFor(widths, room.over, over) : undefined

    const name = box(
      { ...display, alignItems: 'center', gap: 14, fontSize: 31 },
      picture(paint(art.tiles[tile] ?? '', colors), [96, 96], 43),
      brand,
    )
    const fontSize = large ?? sizeFor(widths, room.beside, beside) ?? 16
    const title = box({ ...display, fontSize, lineHeight: 1.03, textWrap: 'balance' }, words)
    const fitting = Math.min(addressSize, room.beside / widthOfAddress)
    const at = box({ ...text, fontSize: fitting, color: `${muted}` }, address)
    const shown = drawWall(wall, walls[large ? 'over' : 'beside'], { ...art, colors, display })
    const parts = large
      ? [
          shown,
          box(
            { flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: '0 48px' },
            box({ width: room.over }, title),
            box({ flexDirection: 'column', gap: 16 }, name, at),
          ),
        ]
      : [
          box(
            {
              flex: 1,
              flexDirection: 'column',
              justifyContent: 'space-between',
              padding: '55px 29px 47px 55px',
            },
            ...[name, title, at],
          ),
          shown,
        ]
    const whole = box(
      {
        ...{ ...cardSize, flexDirection: large ? 'column' : 'row' },
        ...{ background: `${ground}`, color: `${ink}` },
      },
      ...parts,
    )
    const svg = await satori(whole, { ...cardSize, fonts: all })
    return toPng(svg, cardSize.width)
  }
}

/** The largest size in which words, so wide in their font size, stand in a room. */
const sizeFor = (words: readonly number[], room: number, sizes: Sizes): number | undefined =>
  sizes.find(({ size, most }) => linesOf(words, room / size) <= most)?.size

/** In how many lines words stand; infinite if one is wider than the room. */
function linesOf(words: readonly number[], room: number): number {
  if (words.some((width) => width > room)) return Number.POSITIVE_INFINITY
  let [lines, left] = [0, 0]
  for (const width of words) {
    if (lines === 0 || left < width + wordGap) [lines, left] = [lines + 1, room - width]
    else left -= width + wordGap
  }
  return lines
}

/** Words without pictures among them, which no font of a site has. */
const plainWords = (words: string) =>
  words
    .replaceAll(/\p{RGI_Emoji}/gv, '')
    .trim()
    .replaceAll(/\s+/g, ' ')

const fontsOf = (list: string, fonts: readonly Uint8Array[]): Font[] =>
  fonts.map((data, place) => ({ name: `${list}-${place}`, data: Buffer.from(data) }))

/** A letter is that of the first font that has it. */
const familyOf = (fonts: readonly Font[]) => fonts.map(({ name }) => name).join(', ')

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** A drawing, shown so wide. */
function picture(content: string, [width, height]: readonly [number, number], shown = width) {
  const size = { width: shown, height: (shown * height) / width }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return createElement('img', { src, ...size })
}

/** The part of a wall that a card shows. */
function drawWall(
  wall: readonly CardTile[],
  { columns, rows, step }: (typeof walls)[keyof typeof walls],
  {
    tiles,
    colors,
    display,
  }: Pick<BrandArt, 'tiles'> & {
    readonly colors: Colors
    readonly display: CSSProperties
  },
) {
  // Half of the grout stands at each edge, in whole pixels.
  const placeOf = (at: number) => at * step + Math.ceil(grout / 2)
  const shown = wall
    .filter(({ x, y }) => x < columns && y < rows)
    .map(({ x, y, span, ...drawn }) => ({
      ...drawn,
      ...{ left: placeOf(x), top: placeOf(y), size: span * step - grout },
    }))
  // A wall has no clips: each would cost as much as the whole picture.
  const drawn = shown.map(({ left, top, size, tile, turn = 0, ground, disc }) => {
    const quarter = disc && `<path fill="${colors[tokenOf(disc)]}" d="M0 0h96A96 96 0 0 1 0 96z"/>`
    const content = tile === undefined ? (quarter ?? '') : paint(tiles[tile] ?? '', colors)
    return [
      `<g transform="translate(${left} ${top}) scale(${size / 96})">`,
      `<path fill="${colors[tokenOf(ground)]}" d="M0 0h96v96H0z"/>`,
      `<g transform="rotate(${turn} 48 48)">${content}</g></g>`,
    ].join('')
  })
  const signs = shown.flatMap(({ left, top, size, sign }) => {
    if (sign === undefined) return []
    // The longer a number is, the smaller.
    const fontSize = (size * (sign.length > 2 ? 40 : 66)) / 96
    const style = { ...display, letterSpacing: 0, fontSize, color: `${colors['t-g']}` }
    const place = { position: 'absolute', left, top, width: size, height: size } as const
    return box({ ...style, ...place, alignItems: 'center', justifyContent: 'center' }, sign)
  })
  return box(
    { position: 'relative', flexShrink: 0, background: `${colors['grout']}` },
    picture(drawn.join(''), [columns * step, rows * step]),
    ...signs,
  )
}

/** The token of a glaze: tokens are named after their first letters. */
const tokenOf = (glaze: Glaze = 'pale') => `t-${glaze.charAt(0)}`
