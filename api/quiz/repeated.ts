/** Texts that are there more than once, whatever their case. */
export function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.trim().toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}
