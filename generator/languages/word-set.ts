/** The words of a list written as one text. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))
