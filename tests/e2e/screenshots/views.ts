/** A way to look at a page. */
export interface View {
  readonly name: string
  readonly width: number
  /** Of the first screen, when no more is shown. */
  readonly height?: number
  readonly colorScheme: 'light' | 'dark'
  /** Whether the visitor has set the browser's text to twice its size. */
  readonly hasLargeText?: boolean
  readonly hasForcedColors?: boolean
  readonly prefersReducedMotion?: boolean
  readonly isPrinted?: boolean
  readonly hasJavaScript?: boolean
}

const widths = [320, 390, 820, 1440]
const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const

/** The ways in which the contact sheet shows each page. */
export const views: readonly View[] = [
  ...widths.flatMap((width) =>
    [light, dark].map((scheme) => ({ name: `${width} ${scheme.colorScheme}`, width, ...scheme })),
  ),
  { name: 'text 200 % 390', width: 390, hasLargeText: true, ...light },
  { name: 'text 200 % 1440', width: 1440, hasLargeText: true, ...light },
  { name: 'forced colours 390', width: 390, hasForcedColors: true, ...dark },
  { name: 'forced colours 1440', width: 1440, hasForcedColors: true, ...light },
  { name: 'reduced motion', width: 1440, prefersReducedMotion: true, ...light },
  { name: 'print', width: 794, isPrinted: true, ...light },
  { name: 'without JavaScript', width: 390, hasJavaScript: false, ...light },
]
