/** The colour of the browser's toolbar in each theme. */
interface ToolbarColors {
  readonly light: string
  readonly dark: string
}

/** The ground colour of the site in each theme, as its style sheet says. */
export function toolbarColors(styles: string): ToolbarColors {
  const ground = /--bg:\s*([^;}]+)/.exec(styles)?.[1]?.trim()
  if (ground === undefined) throw new Error('The style sheet of the brand has no --bg.')

  // Commas within a colour, as in `rgb(0, 0, 0)`, stand in parentheses.
  const [, light = ground, dark = ground] =
    /^light-dark\(\s*((?:[^(),]|\([^()]*\))+?)\s*,\s*(.+?)\s*\)$/.exec(ground) ?? []
  return { light, dark }
}
