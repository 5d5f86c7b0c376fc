import type { Glaze } from '#site/types.ts'

/** A tile on the wall of a card. */
export interface CardTile {
  /** Its column and row, which may be above the card. */
  readonly x: number
  readonly y: number
  readonly span: number
  readonly tile?: string
  readonly turn?: number
  readonly hole?: boolean
  /** The glazes of a turned tile, in place of a tile. */
  readonly ground?: Glaze
  readonly disc?: Glaze
  /** The number on a house-number tile. */
  readonly sign?: string
}

/** What the card of a page shows when a link to the page is sent. Pictures of equal cards are equal. */
export interface Card {
  readonly title: string
  readonly brand: string
  readonly tile: string
  /** The short name of the language. */
  readonly language: string
  readonly address: string
  readonly wall: readonly CardTile[]
  /** Whether the words stand on the colour of panels, as those of the largest plan. */
  readonly isPanel: boolean
}

/** The size that sites ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** Columns and rows of the wall on a card. */
export const bed = { columns: 4, rows: 5 } as const
