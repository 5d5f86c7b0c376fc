/** More texts than a large site has; a development server must not grow without end. */
const most = 200_000

/** Keeps what a function of a text found: rules ask for the same texts again and again. */
export function remember<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    const fresh = find(text)
    if (found.size >= most) found.clear()
    found.set(text, fresh)
    return fresh
  }
}
