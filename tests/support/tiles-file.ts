interface Names {
  /** Tiles of one shape. */
  readonly ground?: readonly string[]
  /** Tiles of two shapes. */
  readonly motifs: readonly string[]
}

const ground = '<path d="M0 0h96v96H0z" fill="var(--t-p)"/>'
const motif = '<circle cx="48" cy="48" r="24" fill="var(--t-i)"/>'

/** The text of a `brand/tiles.svg` with tiles of these names. */
export const tilesFile = ({ ground: plain = [], motifs }: Names): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...plain.map((name) => symbol(name, ground)),
    ...motifs.map((name) => symbol(name, `${ground}${motif}`)),
    '</svg>',
    '',
  ].join('\n')

const symbol = (name: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 96 96">${shapes}</symbol>`
