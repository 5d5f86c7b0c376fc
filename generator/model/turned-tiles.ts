/** The colours of a turned tile, as the brand's tokens name them. */
export type Glaze = 'pale' | 'ink' | 'wash' | 'accent' | 'glaze'

/** A turned tile: a square with a quarter disc. One without a disc is plain. */
export interface TurnedTile {
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
