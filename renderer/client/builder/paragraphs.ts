/** A paragraph, or the steps of a numbered list. */
type Paragraph = string | readonly string[]

const numbered = /^\d+[.)]\s+/

/** Splits a description into paragraphs. Consecutive numbered lines become a list. */
export function paragraphsOf(description: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = []
  let steps: string[] | undefined

  for (const line of description.split('\n').filter((each) => each.trim() !== '')) {
    if (!numbered.test(line)) {
      steps = undefined
      paragraphs.push(line)
      continue
    }
    if (!steps) {
      steps = []
      paragraphs.push(steps)
    }
    steps.push(line.replace(numbered, ''))
  }
  return paragraphs
}
