/** The text of an option without the number that answers of a scale begin with. */
export function besideNumber(text: string, number: number): string {
  const own = `${number} – `
  return text.startsWith(own) ? text.slice(own.length) : text
}
