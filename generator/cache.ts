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

/** Keeps what was found of two objects together, for as long as both are there. */
export function rememberTwo<Found>() {
  const known = new WeakMap<object, WeakMap<object, Found>>()

  return ([first, second]: readonly [object, object], find: () => Found): Found => {
    const ofFirst = known.get(first) ?? new WeakMap<object, Found>()
    known.set(first, ofFirst)
    const found = ofFirst.get(second) ?? find()
    ofFirst.set(second, found)
    return found
  }
}
