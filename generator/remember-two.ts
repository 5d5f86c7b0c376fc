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
