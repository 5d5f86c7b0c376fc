import { describe, expect, test } from 'vitest'
import { brandOf } from '#generator/brand/brand-of.ts'
import { pairs } from '#generator/rules/brand/contrast.ts'
import { checkSmallSite, findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** The small site with these lines under `brand`. */
const branded = (...lines: readonly string[]) => ({
  'site.yaml': (smallSite['site.yaml'] ?? '').replace(
    'brand: { name: Korenaar }',
    ['brand:', '  name: Korenaar', ...lines.map((line) => `  ${line}`)].join('\n'),
  ),
})
const contrastsOf = (...lines: readonly string[]) =>
  checkSmallSite(branded(...lines)).diagnostics.filter(({ code }) => code === 'brand/contrast')

test('every pair of hues gives colours that stand out', () => {
  for (let hue = 0; hue < 360; hue += 30)
    for (let accentHue = 0; accentHue < 360; accentHue += 60)
      expect(contrastsOf(`colors: { hue: ${hue}, accentHue: ${accentHue} }`)).toEqual([])
})

const { colors } = brandOf(undefined)

describe.for(pairs.map(([front, back]) => ({ front, back })))(
  '$front on $back',
  ({ front, back }) => {
    test.for([
      { theme: 'light', index: 0 },
      { theme: 'dark', index: 1 },
    ] as const)('is told where it cannot be seen in the $theme theme', ({ theme, index }) => {
      const both = colors[front] ?? []
      const ground = colors[back]?.[index] ?? colors[back]?.[0] ?? ''
      const [light = '', dark = light] = both
      const pair = index === 0 ? [ground, dark] : [light, ground]
      const found = contrastsOf(`colors: { ${front}: [${pair.join(', ')}] }`)
      expect(found.map(({ message }) => message)).toContain(
        `In the ${theme} theme ${front} has a contrast of 1 on ${back}; it needs ${pairs.find((each) => each[0] === front && each[1] === back)?.[2]}.`,
      )
      expect(found.every(({ at, path }) => at.line === 3 && path === `brand.colors.${front}`)).toBe(
        true,
      )
    })
  },
)

test.for([
  {
    name: 'a colour for both themes',
    lines: ["colors: { ink: '#e8e8e8' }"],
    findings: [
      'content/site.yaml:3:18 brand/contrast In the light theme ink has a contrast of 1.1 on bg; it needs 7.',
      'content/site.yaml:3:18 brand/contrast In the light theme ink has a contrast of 1 on sunk; it needs 7.',
    ],
  },
  {
    name: 'a ground that another colour stands on',
    lines: ["colors: { panel: '#ffffff' }"],
    findings: ['light', 'dark'].flatMap((theme) =>
      [
        'on-panel has a contrast of 1 on panel',
        'on-panel-muted has a contrast of 1.2 on panel',
      ].map(
        (what) =>
          `content/site.yaml:3:20 brand/contrast In the ${theme} theme ${what}; it needs 4.5.`,
      ),
    ),
  },
  {
    name: 'a misspelt function',
    lines: ['colors: { ink: okclh(0.2 0.1 264) }'],
    findings: [
      'content/site.yaml:3:18 brand/contrast The colour "okclh(0.2 0.1 264)" cannot be read.',
    ],
  },
  {
    name: 'a colour that lets its ground through',
    lines: ['colors: { ink: [rgb(0 0 0 / 0.2), white] }'],
    findings: [
      'content/site.yaml:3:18 brand/contrast In the light theme ink has a contrast of 1.6 on bg; it needs 7.',
      'content/site.yaml:3:18 brand/contrast In the light theme ink has a contrast of 1.5 on sunk; it needs 7.',
    ],
  },
  {
    name: 'an accent of a tint',
    lines: ["tints: { sea: { hue: 165, accent: '#ffffff', on-accent: '#eeeeee' } }"],
    findings: ['light', 'dark'].map(
      (theme) =>
        `content/site.yaml:3:59 brand/contrast In the ${theme} theme on-accent has a contrast of 1.1 on accent; it needs 4.5.`,
    ),
  },
  {
    name: 'a sign that begins a comment',
    lines: ['colors:', '  ink: #1b2440'],
    findings: ['content/site.yaml:4:10 schema/wrong-type This is empty, but it should be a text.'],
  },
  {
    name: 'colours in other words',
    lines: ['colors: { ink: [navy, hsl(220 30% 96%)] }'],
    findings: [],
  },
  {
    name: 'every hue of a tint',
    lines: ['tints: { a: { hue: 0 }, b: { hue: 90 }, c: { hue: 270 } }'],
    findings: [],
  },
])('$name', ({ lines, findings }) => {
  expect(findingsOf(branded(...lines)).toSorted()).toEqual(findings.toSorted())
})

holdsForSites('brand/contrast', {
  caught: {
    'pale text': branded("colors: { ink: '#cccccc' }"),
    'pale text in the light theme': branded('colors: { ink: [silver, white] }'),
    'dark text in the dark theme': branded('colors: { ink: [black, dimgray] }'),
    'a dark ground under dark text': branded('colors: { bg: navy }'),
    'a sunk ground like its text': branded('colors: { sunk: oklch(0.25 0.04 158) }'),
    'quiet text that is too quiet': branded('colors: { muted: [oklch(0.7 0 0), oklch(0.6 0 0)] }'),
    'links in yellow': branded('colors: { link: yellow }'),
    'edges that are hardly there': branded('colors: { edge: [oklch(0.9 0 0), oklch(0.3 0 0)] }'),
    'white on a bright accent': branded('colors: { on-accent: white }'),
    'a dark accent under dark text': branded('colors: { accent: maroon }'),
    'a pale panel': branded('colors: { panel: [beige, ivory] }'),
    'text on panels in the colour of panels': branded('colors: { on-panel: oklch(0.42 0.12 158) }'),
    'marks in a pale green': branded('colors: { mark: palegreen }'),
    'errors in pink': branded('colors: { danger: pink }'),
    'a focus that nobody sees': branded("colors: { focus: ['#fafafa', '#111111'] }"),
    'a misspelt name': branded('colors: { ink: blakc }'),
    'too few digits': branded("colors: { ink: '#12' }"),
    'a colour of three words': branded('colors: { ink: very dark blue }'),
    'a colour that is mixed': branded("colors: { ink: 'color-mix(in oklch, red, blue)' }"),
    'an accent of a tint': branded('tints: { sea: { hue: 165, accent: ivory } }'),
    'a text of a tint': branded('tints: { sea: { hue: 165, accent: lime, on-accent: white } }'),
    'the second tint': branded('tints: { a: { hue: 1 }, b: { hue: 9, on-accent: blakc } }'),
  },
  clean: {
    'no colours': {},
    'no brand but a name': branded(),
    'a hue': branded('colors: { hue: 20 }'),
    'two hues': branded('colors: { hue: 200, accentHue: 90 }'),
    'a hue of a full circle': branded('colors: { hue: 360 }'),
    'black text in both themes on two grounds': branded(
      'colors: { ink: [black, white], bg: [white, black] }',
    ),
    'hexadecimal digits': branded("colors: { ink: ['#1b2440', '#eef1f6'] }"),
    'three of them': branded("colors: { ink: ['#124', '#eef'] }"),
    'red, green and blue': branded('colors: { ink: [rgb(20 20 40), rgb(240 240 250)] }'),
    'with commas': branded("colors: { ink: ['rgb(20, 20, 40)', 'rgb(240, 240, 250)'] }"),
    'hue and lightness': branded('colors: { ink: [hsl(220 60% 15%), hsl(220 30% 96%)] }'),
    'a colour that stands on nothing': branded('colors: { shade: pink }'),
    'lines that are hardly there': branded('colors: { line: [oklch(0.97 0 0), oklch(0.2 0 0)] }'),
    'paints of tiles': branded('colors: { t-i: pink, t-w: pink, t-p: pink, t-g: pink }'),
    'a tint': branded('tints: { sea: { hue: 165 } }'),
    'a tint with an accent': branded(
      'tints: { sea: { hue: 165, accent: oklch(0.86 0.17 118), on-accent: black } }',
    ),
    'fonts alone': branded('fonts: { text: { family: Georgia } }'),
  },
})
