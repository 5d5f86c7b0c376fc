import type { BrandData, FontData } from '#site/types.ts'

/** The weight that texts of a list are set in, where fonts have several: headings are bold. */
export const weightOf = { display: 700, text: 400 } as const

/** The weight of words on cards. */
export const cardWeights = { display: 700, text: 500 } as const

type List = keyof typeof weightOf

export type FontFile = FontData['files'][number]

/** Whether a file has letters of a weight. */
export const hasWeight = ({ weights }: FontFile, weight: number): boolean =>
  (weights[0] ?? weight) <= weight && weight <= (weights.at(-1) ?? weight)

/** What the fonts of headings and those of texts are. */
export type BrandFonts<Fonts> = Readonly<Record<List, Fonts>>

/** The font files of headings and of texts, in the order in which a letter is looked for: those of the other list last. */
export function brandFonts({ fonts }: BrandData): BrandFonts<readonly FontFile[]> {
  const filesOf = (list: List) => {
    const upright = fonts[list].files.filter(({ italic }) => !italic)
    const first = Map.groupBy(upright, (each) => hasWeight(each, weightOf[list]))
    return [...(first.get(true) ?? []), ...(first.get(false) ?? [])]
  }
  const [display, text] = [filesOf('display'), filesOf('text')]
  return {
    display: [...new Set([...display, ...text])],
    text: [...new Set([...text, ...display])],
  }
}
