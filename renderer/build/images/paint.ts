/** Colours as hexadecimal numbers, by their name in the style sheet. */
export type Colors = Readonly<Record<string, string>>

/** A tile with the colours of a theme. */
export const paint = (markup: string, colors: Colors): string =>
  markup.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colors[name] ?? 'currentColor')
