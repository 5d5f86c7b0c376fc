/** A colour for both themes, or that of the light one and that of the dark one. */
export type Paint = readonly [both: string] | readonly [light: string, dark: string]

const oklch = (lightness: number, chroma: number, hue: number | string) =>
  `oklch(${lightness} ${chroma} ${hue})`

/** The colours of a site that follow from a hue and that of the accent, in the order of its style sheet. */
export const palette = (hue: number, accentHue: number) =>
  ({
    bg: [oklch(0.985, 0.005, hue), oklch(0.185, 0.018, hue)],
    sunk: [oklch(0.955, 0.012, hue), oklch(0.225, 0.024, hue)],
    raise: [oklch(1, 0, hue), oklch(0.255, 0.028, hue)],
    line: [oklch(0.86, 0.022, hue), oklch(0.37, 0.035, hue)],
    edge: [oklch(0.6, 0.04, hue), oklch(0.62, 0.045, hue)],
    ink: [oklch(0.25, 0.04, hue), oklch(0.955, 0.01, hue)],
    muted: [oklch(0.45, 0.04, hue), oklch(0.78, 0.025, hue)],
    link: [oklch(0.43, 0.12, hue), oklch(0.8, 0.09, hue)],
    focus: [oklch(0.43, 0.14, hue), oklch(0.83, 0.12, accentHue)],
    accent: [oklch(0.8, 0.14, accentHue)],
    'on-accent': [oklch(0.25, 0.05, accentHue)],
    panel: [oklch(0.41, 0.12, hue), oklch(0.44, 0.11, hue)],
    'on-panel': [oklch(1, 0, hue)],
    'on-panel-muted': [oklch(0.92, 0.02, hue)],
    mark: [oklch(0.42, 0.12, hue), oklch(0.66, 0.11, hue)],
    danger: [oklch(0.5, 0.18, 27), oklch(0.76, 0.13, 25)],
    grout: [oklch(0.86, 0.022, hue), oklch(0.37, 0.035, hue)],
    bed: [oklch(0.925, 0.016, hue), oklch(0.215, 0.02, hue)],
    shade: [oklch(0.2, 0.03, hue)],
    't-i': [oklch(0.41, 0.12, hue), oklch(0.54, 0.11, hue)],
    't-w': [oklch(0.72, 0.08, hue), oklch(0.75, 0.07, hue)],
    't-p': [oklch(0.915, 0.025, hue), oklch(0.275, 0.035, hue)],
    't-g': [oklch(0.985, 0.005, hue), oklch(0.93, 0.012, hue)],
    't-a': ['var(--accent)'],
  }) satisfies Readonly<Record<string, Paint>>

/** The name of a colour, as style sheets write it after two hyphens. */
export type Token = keyof ReturnType<typeof palette>

/** The colours of a tint, which follow from its hue alone. The others are those of the site. */
export const tintPalette = (hue: number | string) =>
  ({
    bg: [oklch(0.985, 0.008, hue), oklch(0.2, 0.022, hue)],
    sunk: [oklch(0.955, 0.02, hue), oklch(0.24, 0.03, hue)],
    line: [oklch(0.87, 0.03, hue), oklch(0.38, 0.04, hue)],
    ink: [oklch(0.27, 0.045, hue), oklch(0.96, 0.012, hue)],
    muted: [oklch(0.45, 0.045, hue), oklch(0.8, 0.03, hue)],
    mark: [oklch(0.43, 0.1, hue), oklch(0.68, 0.12, hue)],
    't-i': [oklch(0.43, 0.1, hue), oklch(0.59, 0.12, hue)],
    't-w': [oklch(0.77, 0.085, hue), oklch(0.78, 0.085, hue)],
    't-p': [oklch(0.925, 0.035, hue), oklch(0.3, 0.04, hue)],
    't-g': [oklch(0.985, 0.008, hue), oklch(0.94, 0.02, hue)],
    accent: ['var(--panel)'],
    'on-accent': ['var(--on-panel)'],
    't-a': ['var(--t-w)'],
  }) satisfies Readonly<Partial<Record<Token, Paint>>>

/** Colours that stand on others, with the least contrast of the two. */
export const contrastPairs = [
  ['ink', 'bg', 7],
  ['ink', 'sunk', 7],
  ['muted', 'bg', 4.5],
  ['muted', 'sunk', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'sunk', 4.5],
  ['edge', 'bg', 3],
  ['edge', 'raise', 3],
  ['on-accent', 'accent', 4.5],
  ['on-panel', 'panel', 4.5],
  ['on-panel-muted', 'panel', 4.5],
  ['mark', 'bg', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'raise', 4.5],
  ['focus', 'bg', 3],
  ['focus', 'sunk', 3],
] as const
