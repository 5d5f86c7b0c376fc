import type { Cell, Glaze, Wall } from '#site/types.ts'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'

/** Milliseconds that a cell waits for each cell between it and where the wall begins to turn. */
const step = 34

/** Turns the turned tiles of a wall, which shows `now` already, from another one. Those that stay the same stand still. */
export function turnWall(element: Element, before: Wall, now: Wall): void {
  const isTurned = ({ ground }: Cell) => ground !== undefined
  const rows = Math.ceil(now.cells.filter(isTurned).length / now.columns)
  for (const [index, cell] of now.cells.entries()) {
    const tile = element.children[index]
    const old = before.cells[index]
    if (!(tile instanceof HTMLElement) || !old || !isTurned(cell) || !isTurned(old)) continue
    const pressed = Number.parseFloat(tile.style.rotate) || 0
    tile.style.rotate = ''
    const distance = distanceOf(
      { x: index % now.columns, y: rows - 1 - Math.floor(index / now.columns) },
      now.columns,
    )
    const look = lookOf(old)
    turn(tile, { ...look, turn: pressed || look.turn }, { ...lookOf(cell), delay: step * distance })
  }
}

/** Turns a tile that is pressed by a quarter. It stays so until the wall turns. */
export function pressTile(tile: EventTarget): void {
  if (!(tile instanceof HTMLElement) || !tile.matches('i')) return
  const turned = Number.parseFloat(getComputedStyle(tile).rotate) || 0
  const before = { ground: 'pale', disc: 'pale', turn: turned } as const
  const now = { ...before, turn: Math.ceil(turned / 90) * 90 + 90 }
  tile.style.rotate = `${now.turn}deg`
  turn(tile, before, now)
}

/** What a turned tile shows. */
interface Look {
  readonly ground: Glaze
  readonly disc: Glaze
  /** Degrees. */
  readonly turn: number
}

const lookOf = ({ ground = 'pale', disc = ground, turn }: Cell): Look => ({
  ground,
  disc,
  turn: turn ?? 0,
})

/**
 * Turns a tile clockwise, smallest at half time, when its glazes change. One that turns already goes on from where it is.
 */
function turn(tile: HTMLElement, before: Look, now: Look & { readonly delay?: number }): void {
  const isGlazed = before.ground !== now.ground || before.disc !== now.disc
  if ((!isGlazed && (now.turn - before.turn) % 360 === 0) || prefersReducedMotion()) return

  const running = tile.getAnimations()
  const from =
    running.length > 0 ? Number.parseFloat(getComputedStyle(tile).rotate) || 0 : before.turn
  for (const each of running) each.cancel()
  const way = (((now.turn - from) % 360) + 360) % 360 || (isGlazed ? 360 : 0)
  const timing = { duration: 420, delay: now.delay ?? 0, fill: 'backwards' } as const
  tile.animate(
    { rotate: [`${from}deg`, `${from + way}deg`], scale: [1, 0.74, 1] },
    { ...timing, easing: 'cubic-bezier(.3, .05, .15, 1)' },
  )
  if (!isGlazed) return
  tile.animate(
    {
      '--ground': [before.ground, now.ground].map(tokenOf),
      '--disc': [before.disc, now.disc].map(tokenOf),
    },
    timing,
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

/** How far a cell is from the side of the hand: from the bottom left, on a phone from the bottom middle. */
const distanceOf = ({ x, y }: Place, columns: number) =>
  matchMedia('(width < 43.75em)').matches
    ? Math.hypot(x + 0.5 - columns / 2, y + 1)
    : Math.hypot(x + 1, y + 1)

/** The colour of a glaze: that of the brand's tokens, which are named after its first letter. */
const tokenOf = (glaze: Glaze) => `var(--t-${glaze.charAt(0)})`
