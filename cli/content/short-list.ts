/** How many names fit on a line with something behind them. */
const shown = 3

/** The first few names, and how many more there are. */
export function shortList(names: readonly string[]): string {
  const more = names.length > shown ? ` (+${names.length - shown})` : ''
  return `${names.slice(0, shown).join(', ')}${more}`
}
