/** An option as it stands beside its number, which the answers of a scale begin with themselves. */
export function besideNumber(text: string, number: number): string {
  const own = `${number} – `
  return text.startsWith(own) ? text.slice(own.length) : text
}
