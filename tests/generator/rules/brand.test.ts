import { describe, expect, test } from 'vitest'
import { brandOf } from '#generator/brand/brand-of.ts'
import { contrastPairs } from '#generator/brand/palette.ts'
import { edit } from '../edit.ts'
import { findingsOfRule, holdsForSites, toldByRule } from './sites.ts'

/** The small site with these lines under `brand`. */
const branded = (...lines: readonly string[]) =>
  edit(
    'site.yaml',
    'brand: { name: Korenaar }',
    ['brand:', '  name: Korenaar', ...lines.map((line) => `  ${line}`)].join('\n'),
  )

test('every pair of hues gives colours that stand out', () => {
  for (let hue = 0; hue < 360; hue += 30)
    for (let accentHue = 0; accentHue < 360; accentHue += 60)
      expect(
        toldByRule('brand/contrast', branded(`colors: { hue: ${hue}, accentHue: ${accentHue} }`)),
      ).toEqual([])
})

const { colors } = brandOf(undefined)

describe.for(['light', 'dark'])('in the %s theme', (theme) => {
  test.for(contrastPairs)('%s that is as %s is told', ([front, back, least]) => {
    const index = theme === 'light' ? 0 : 1
    const ground = colors[back]?.[index] ?? colors[back]?.[0] ?? ''
    const [light = '', dark = light] = colors[front] ?? []
    const pair = index === 0 ? [ground, dark] : [light, ground]
    const found = findingsOfRule(
      'brand/contrast',
      branded(`colors: { ${front}: [${pair.join(', ')}] }`),
    )
    expect(found).toContainEqual(
      expect.objectContaining({
        message: `In the ${theme} theme ${front} has a contrast of 1 on ${back}; it needs ${least}.`,
        at: expect.objectContaining({ line: 3 }),
        path: `brand.colors.${front}`,
      }),
    )
  })
})

holdsForSites('brand/contrast', {
  caught: {
    'a focus that nobody sees': branded("colors: { focus: ['#fafafa', '#111111'] }"),
    'the second tint': branded('tints: { a: { hue: 1 }, b: { hue: 9, on-accent: blakc } }'),
  },
  clean: { 'no colours': {}, 'fonts alone': branded('fonts: { text: { family: Georgia } }') },
})

const saying = (text: string, file = 'nl/pages/home.yaml') =>
  edit(file, /text: .*/, `text: ${text}`)

holdsForSites('brand/missing-letters', {
  caught: {
    Vietnamese: saying('Bánh mì mới mỗi sáng, ổ lớn'),
    'in the source language': saying('Fresh хліб', 'en/pages/home.yaml'),
    'in a title': edit('nl/pages/home.yaml', /title: .*/, 'title: Хліб'),
    'a mark over a letter that none has': saying('Brood x\u0308'),
  },
  clean: {
    'the small site': {},
    'quotes and dashes': saying('„Brood“ of “brood” – en meer — elke dag'),
    'a picture of several parts': saying('Voor iedereen 👨‍👩‍👧 👍🏽'),
  },
})
