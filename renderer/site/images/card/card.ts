import type { Cell } from '#site/types.ts'

/** A tile on the wall of a card. */
export interface CardTile extends Omit<Cell, 'wide' | 'hole' | 'turn'> {
  readonly x: number
  readonly y: number
  readonly span: number
  readonly turn?: number
}

/** What the card of a page shows when a link to the page is sent. Pictures of equal cards are equal. */
export interface Card {
  readonly title: string
  readonly brand: string
  readonly tile: string
  readonly address: string
  /** Six rows of six tiles. Twice as wide, a short title stands under the first four, and others beside the left half. */
  readonly wall: readonly CardTile[]
  /** Whether the words stand on the colour of panels, as those of the largest plan. */
  readonly isPanel: boolean
  /** The tint of the site that it is drawn in. */
  readonly tint?: string
}

/** The size that sites ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** Columns and rows of a wall beside words, and of one over them, and how far tiles are apart. */
export const walls = {
  beside: { columns: 6, rows: 6, step: 105 },
  over: { columns: 12, rows: 4, step: 100 },
} as const
