/** Colours as hexadecimal numbers, by their name in the style sheet. */
export type Colors = Readonly<Record<string, string>>

/** A tile with the colours of a theme. */
export const paint = (markup: string, colors: Colors): string =>
  markup.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colors[name] ?? 'currentColor')

/** A colour as pixels hold it: red in the lowest byte. */
export const pixelOf = (color: string): number =>
  [1, 3, 5].reduce(
    (sum, at, index) => sum + (Number.parseInt(color.slice(at, at + 2), 16) << (8 * index)),
    0,
  )
