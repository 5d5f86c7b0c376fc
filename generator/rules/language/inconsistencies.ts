/** Labels with their translations, and whatever they belong to. */
export type Labels<Of> = readonly {
  readonly source: string
  readonly translation: string
  readonly of: Of
}[]

/** Labels that are translated in another way than the same label is most of the time. */
export function* inconsistencies<Of>(
  labels: Labels<Of>,
): Generator<{ readonly usual: Labels<Of>[number]; readonly stray: Labels<Of>[number] }> {
  for (const same of Map.groupBy(labels, ({ source }) => foldOf(source)).values()) {
    const ways = [...Map.groupBy(same, ({ translation }) => foldOf(translation)).values()]
    const [most = [], ...others] = ways.toSorted((a, b) => b.length - a.length)
    const [usual] = most
    if (!usual) continue
    for (const stray of others.flat()) yield { usual, stray }
  }
}

/** Case, punctuation and markup make no other label. */
const foldOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
