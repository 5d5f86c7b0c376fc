import { describe, expect, test } from 'vitest'
import { brandOf } from '#generator/brand/brand-of.ts'
import { contrastPairs } from '#generator/brand/palette.ts'
import { checkContent, createCache } from '#generator/index.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { checkSmallSite, findingsOf, smallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'

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

describe.for(contrastPairs.map(([front, back]) => ({ front, back })))(
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
        `In the ${theme} theme ${front} has a contrast of 1 on ${back}; it needs ${contrastPairs.find((each) => each[0] === front && each[1] === back)?.[2]}.`,
      )
      expect(found.every(({ at, path }) => at.line === 3 && path === `brand.colors.${front}`)).toBe(
        true,
      )
    })
  },
)

test('a sign that begins a comment', () => {
  expect(findingsOf(branded('colors:', '  ink: #1b2440'))).toEqual([
    'content/site.yaml:4:10 schema/wrong-type This is empty, but it should be a text.',
  ])
})

holdsForSites('brand/contrast', {
  caught: {
    'pale text': branded("colors: { ink: '#cccccc' }"),
    'edges that are hardly there': branded('colors: { edge: [oklch(0.9 0 0), oklch(0.3 0 0)] }'),
    'text on panels in the colour of panels': branded('colors: { on-panel: oklch(0.42 0.12 158) }'),
    'a focus that nobody sees': branded("colors: { focus: ['#fafafa', '#111111'] }"),
    'the second tint': branded('tints: { a: { hue: 1 }, b: { hue: 9, on-accent: blakc } }'),
  },
  clean: {
    'no colours': {},
    'fonts alone': branded('fonts: { text: { family: Georgia } }'),
  },
})

const latin = 'éëœ’…'

/** What is told of the small site with this text in Dutch, and with these letters in its fonts. */
function found(text: string, fontLetters = latin) {
  const files = new Map(Object.entries(smallSite))
  const home = files.get('nl/pages/home.yaml') ?? ''
  files.set('nl/pages/home.yaml', home.replace(/text: .*/, `text: ${text}`))
  return checkContent({
    ...{ files, folder: 'content', schemas, validators, fontLetters, today: '2026-11-21' },
    cache: createCache(),
  }).diagnostics.flatMap(({ code, message, at }) =>
    code === 'brand/missing-letters' ? [`${at.file}:${at.line} ${message}`] : [],
  )
}

test('letters that are not known are not missed', () => {
  expect(found('Свіжий хліб', '')).toEqual([])
})

const saying = (text: string, file = 'nl/pages/home.yaml') => ({
  [file]: (smallSite[file] ?? '').replace(/text: .*/, `text: ${text}`),
})

holdsForSites('brand/missing-letters', {
  caught: {
    Ukrainian: saying('Свіжий хліб щоранку'),
    Vietnamese: saying('Bánh mì mới mỗi sáng, ổ lớn'),
    'one letter of a name': saying('Brood van bakker Đurić'),
    'in the source language': saying('Fresh хліб', 'en/pages/home.yaml'),
    'in a title': {
      'nl/pages/home.yaml': (smallSite['nl/pages/home.yaml'] ?? '').replace(
        /^title: .*/m,
        'title: Хліб',
      ),
    },
    'a mark over a letter that none has': saying('Brood x\u0308'),
  },
  clean: {
    'the small site': {},
    dashes: saying('Brood – en meer — elke dag'),
    quotes: saying('„Brood“ of “brood” of ‘brood’'),
    'a space that does not break': saying('Om 7\u00a0uur'),
    'a picture of several parts': saying('Voor iedereen 👨‍👩‍👧 👍🏽'),
  },
})
