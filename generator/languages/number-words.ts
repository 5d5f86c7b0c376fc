interface Parts {
  /** Zero to nineteen, in order. */
  readonly small: readonly string[]
  /** Twenty to ninety, in order. */
  readonly tens: readonly string[]
  /** Joins tens and ones, such as 20 and `five`. */
  readonly join: (tens: string, ones: string) => string
  readonly others: Readonly<Record<string, number>>
}

/** The numbers up to a hundred in words, and those that are named besides. */
export function numberWords({ small, tens, join, others }: Parts): ReadonlyMap<string, number> {
  const words = new Map(small.map((word, value) => [word, value]))
  for (const [index, word] of tens.entries()) {
    const value = (index + 2) * 10
    words.set(word, value)
    for (const [ones, name] of small.slice(1, 10).entries())
      words.set(join(word, name), value + ones + 1)
  }
  for (const [word, value] of Object.entries(others)) words.set(word, value)
  return words
}
