const text = String.raw`"(?:[^"\\]|\\.)*"`

/** A line of the record: `"pages/about#title": { source: "7a9c01", target: "55e2b0", was: "About us" }`. */
const line = new RegExp(
  String.raw`^(${text}): \{ source: (${text}), target: (${text}), was: (${text})(, seeded: true)?(?:, kept: (${text}))? \}$`,
)

/**
 * Reads a record of translations as Diptych writes it, line by line, in a fraction of the time that a
 * parser of YAML takes. Undefined where anything else stands in it, such as what a merge left behind.
 */
export function readRecord(written: string): { readonly data: unknown } | undefined {
  const entries: (readonly [key: string, entry: unknown])[] = []
  for (const each of written.split('\n')) {
    if (each === '' || each.startsWith('#')) continue
    const entry = readLine(each)
    if (!entry) return undefined
    entries.push(entry)
  }
  const data = Object.fromEntries(entries)
  const isOnceEach = Object.keys(data).length === entries.length
  return isOnceEach && entries.length > 0 ? { data } : undefined
}

function readLine(written: string): readonly [key: string, entry: unknown] | undefined {
  const [, key, source, target, was, seeded, kept] = line.exec(written) ?? []
  if (key === undefined) return undefined
  const fields = [
    `"source": ${source}, "target": ${target}, "was": ${was}`,
    seeded && '"seeded": true',
    kept && `"kept": ${kept}`,
  ]
  try {
    return [JSON.parse(key), JSON.parse(`{${fields.filter(Boolean).join()}}`)]
  } catch {
    // YAML has more escapes than JSON.
    return undefined
  }
}
