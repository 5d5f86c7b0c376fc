/** How a page is looked at. */
export interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly hasScripts: boolean
  readonly hasForcedColors: boolean
  readonly hasLargeText: boolean
}

const widths = [320, 375, 768, 1024, 1440]

/** Which of the other choices each width has in its first view. In its second view it has the opposite. */
const patterns = [0b0000, 0b1001, 0b0101, 0b1100, 0b1000]

/** Views in which every choice meets every other one: all of them together would be eighty. */
export const views: readonly View[] = widths.flatMap((width, index) =>
  [patterns[index] ?? 0, 0b1111 ^ (patterns[index] ?? 0)].map((pattern) => ({
    width,
    colorScheme: pattern & 0b1000 ? ('dark' as const) : ('light' as const),
    hasScripts: (pattern & 0b0100) === 0,
    hasForcedColors: (pattern & 0b0010) !== 0,
    hasLargeText: (pattern & 0b0001) !== 0,
  })),
)

/** A view in words, without its width. */
export const viewName = ({ colorScheme, ...has }: View): string =>
  [
    colorScheme,
    has.hasScripts ? '' : 'no scripts',
    has.hasForcedColors ? 'forced colours' : '',
    has.hasLargeText ? 'large text' : '',
  ]
    .filter(Boolean)
    .join(', ')
