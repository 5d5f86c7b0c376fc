import type { Cell, Glaze, Wall } from '#site/types.ts'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'

/** Milliseconds that a cell waits for each cell between it and where the wall begins to turn. */
const step = 34
/** Milliseconds that a cell turns. */
const duration = 420

/** Turns the turned tiles of a wall, which shows `now` already, from another one. Those that stay the same stand still. */
export function turnWall(element: Element, before: Wall, now: Wall): void {
  const isTurned = ({ ground }: Cell) => ground !== undefined
  const rows = Math.ceil(now.cells.filter(isTurned).length / now.columns)
  const isPhone = matchMedia('(width < 43.75em)').matches
  const middle = isPhone ? (now.columns + 1) / 2 : 0
  const turns: Turn[] = []
  for (const [index, cell] of now.cells.entries()) {
    const tile = element.children[index]
    const old = before.cells[index]
    if (!(tile instanceof HTMLElement) || !old || !isTurned(cell) || !isTurned(old)) continue
    const place = { x: index % now.columns, y: rows - 1 - Math.floor(index / now.columns) }
    const look = lookOf(old)
    const pressed = Number.parseFloat(tile.style.rotate) || look.turn
    turns.push({
      tile,
      before: { ...look, turn: pressed },
      now: lookOf(cell),
      delay: step * distanceOf(place, middle),
    })
  }
  turnTiles(turns)
  for (const { tile } of turns) tile.style.rotate = ''
}

/** Turns a tile that is pressed by a quarter. It stays so until the wall turns. */
export function pressTile(tile: EventTarget): void {
  if (!(tile instanceof HTMLElement) || !tile.matches('i')) return
  const turned = Number.parseFloat(getComputedStyle(tile).rotate) || 0
  const before = { ground: 'pale', disc: 'pale', turn: turned } as const
  const now = { ...before, turn: Math.ceil(turned / 90) * 90 + 90 }
  turnTiles([{ tile, before, now, delay: 0 }])
  tile.style.rotate = `${now.turn}deg`
}

/** What a turned tile shows. */
interface Look {
  readonly ground: Glaze
  readonly disc: Glaze
  /** Degrees. */
  readonly turn: number
}

interface Turn {
  readonly tile: HTMLElement
  readonly before: Look
  readonly now: Look
  /** Milliseconds. */
  readonly delay: number
}

const lookOf = ({ ground = 'pale', disc = ground, turn }: Cell): Look => ({
  ground,
  disc,
  turn: turn ?? 0,
})

/**
 * Turns tiles clockwise, smallest at half time, when their glazes change. One that turns already goes on from where it
 * is. All are read before one is moved, so that the page is styled once.
 */
function turnTiles(turns: readonly Turn[]): void {
  if (prefersReducedMotion()) return
  const moved = turns
    .map((each) => ({ ...each, isGlazed: isGlazedAnew(each), running: each.tile.getAnimations() }))
    .map((each) => ({ ...each, from: angleOf(each) }))
    .filter(({ now, from, isGlazed }) => isGlazed || (now.turn - from) % 360 !== 0)

  for (const { tile, before, now, delay, isGlazed, running, from } of moved) {
    for (const each of running) each.cancel()
    const way = (((now.turn - from) % 360) + 360) % 360 || 360
    tile.animate(
      { rotate: [`${from}deg`, `${from + way}deg`], scale: [1, 0.74, 1] },
      { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.3, .05, .15, 1)' },
    )
    if (isGlazed) holdGlaze(tile, before, delay)
  }
}

/** Keeps the glazes of before until half time. It is one step, so that only what turns is drawn for each frame. */
function holdGlaze(tile: HTMLElement, { ground, disc }: Look, delay: number): void {
  const held = { '--ground': tokenOf(ground), '--disc': tokenOf(disc) }
  tile.animate([held, held], {
    duration: 1,
    delay: delay + duration / 2,
    fill: 'backwards',
  })
}

const isGlazedAnew = ({ before, now }: Turn) =>
  before.ground !== now.ground || before.disc !== now.disc

const angleOf = ({ tile, before, running }: Turn & { readonly running: readonly Animation[] }) =>
  running.length > 0 ? Number.parseFloat(getComputedStyle(tile).rotate) || 0 : before.turn

interface Place {
  readonly x: number
  readonly y: number
}

/** How far a cell is from the side of the hand: from the bottom left, on a phone from the bottom middle. */
const distanceOf = ({ x, y }: Place, middle: number) => Math.hypot(x + 1 - middle, y + 1)

/** The colour of a glaze: that of the brand's tokens, which are named after its first letter. */
const tokenOf = (glaze: Glaze) => `var(--t-${glaze.charAt(0)})`
