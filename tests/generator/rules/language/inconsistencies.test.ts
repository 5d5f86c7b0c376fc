import { describe, expect, test } from 'vitest'
import { inconsistencies } from '#generator/rules/language/inconsistent.ts'

type Label = readonly [source: string, translation: string]

const straysAmong = (labels: readonly Label[]) =>
  [
    ...inconsistencies(labels.map(([source, translation], of) => ({ source, translation, of }))),
  ].map(({ stray }) => stray.translation)

const usual: Label = ['See the plans', 'Bekijk de pakketten']

describe('another translation than usual is', () => {
  test.for([
    { stray: ['See the plans', 'Zie de pakketten'] },
    { stray: ['See the plans', 'Bekijk pakketten'] },
    { stray: ['See the plans', 'Naar de pakketten'] },
    { stray: ['See the plans', 'Pakketten'] },
    { stray: ['see the plans', 'Kies je pakket'] },
    { stray: ['See the plans!', 'De pakketten'] },
    { stray: ['See the plans →', 'Ga naar de pakketten'] },
    { stray: ['SEE THE PLANS', 'Alle pakketten'] },
    { stray: ['See  the plans', 'Onze pakketten'] },
    { stray: ['“See the plans”', 'Kijk bij de pakketten'] },
    { stray: ['See the plans', 'See the plans'] },
    { stray: ['See the plans', 'Bekijk het pakket'] },
    { stray: ['See the plans…', 'Toon pakketten'] },
    { stray: ['**See** the plans', 'Bekijk onze pakketten'] },
    { stray: ['See the plans.', 'Vergelijk de pakketten'] },
  ] as const satisfies readonly { stray: Label }[])('$stray', ({ stray }) => {
    expect(straysAmong([usual, usual, stray])).toEqual([stray[1]])
  })
})

describe('no other translation is', () => {
  test.for([
    { labels: [] },
    { labels: [usual] },
    { labels: [usual, usual, usual] },
    { labels: [usual, ['See the plans', 'bekijk de pakketten']] },
    { labels: [usual, ['See the plans', 'Bekijk de pakketten!']] },
    { labels: [usual, ['See the plans →', 'Bekijk de pakketten →']] },
    { labels: [usual, ['SEE THE PLANS', 'BEKIJK DE PAKKETTEN']] },
    { labels: [usual, ['See the plan', 'Bekijk het pakket']] },
    { labels: [usual, ['Compare the plans', 'Bekijk de pakketten']] },
    { labels: [usual, ['See plans', 'Pakketten bekijken']] },
    { labels: [usual, ['See the prices', 'Bekijk de prijzen']] },
    { labels: [usual, ['See the plans and prices', 'Bekijk pakketten en prijzen']] },
    { labels: [usual, ['See', 'Bekijk']] },
    {
      labels: [
        ['Email', 'E-mail'],
        ['E-mail', 'Per e-mail'],
      ],
    },
    {
      labels: [
        ['Case', 'Case'],
        ['Case study', 'Case'],
      ],
    },
  ] as const satisfies readonly { labels: readonly Label[] }[])('$labels', ({ labels }) => {
    expect(straysAmong(labels)).toEqual([])
  })
})

test('the way that is taken most often is the usual one', () => {
  expect(
    straysAmong([
      ['Go', 'Start'],
      ['Go', 'Ga'],
      ['Go', 'Ga'],
    ]),
  ).toEqual(['Start'])
})
