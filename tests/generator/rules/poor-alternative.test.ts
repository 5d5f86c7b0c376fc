import { describe, expect, test } from 'vitest'
import { explanations } from '#generator/explanations.ts'
import { poorAlternative } from '#generator/words/poor-alternative.ts'

describe('is no description of a picture', () => {
  test.for([
    ['hero.png', 'file'],
    ['hero-final-2.JPG', 'file'],
    ['coach_noor.webp', 'file'],
    ['IMG_2034', 'file'],
    ['DSC 0012', 'file'],
    ['foto-3', 'file'],
    ['screenshot 12', 'file'],
    ['logo.svg', 'file'],
    ['An image of a bakery', 'redundant'],
    ['Picture of a loaf', 'redundant'],
    ['Screenshot of the site', 'redundant'],
    ['Foto van een brood', 'redundant'],
    ['Een afbeelding van de site', 'redundant'],
    ['Schermafbeelding van de agenda', 'redundant'],
    ['x'.repeat(151), 'long'],
    ['A baker. '.repeat(20), 'long'],
  ] as const)('%s', ([text, flaw]) => {
    expect(poorAlternative(text)).toBe(flaw)
  })
})

describe('is a description of a picture', () => {
  test.for([
    'A baker at her oven',
    'The site of Coach Noor on a phone, made of tiles',
    'Een bakker bij haar oven',
    'De site van Coach Noor op een telefoon',
    'Photographers at work',
    'A photo album on a table',
    'Image editing on a laptop',
    'Een fotograaf aan het werk',
    'Beeld in de tuin van het museum',
    'Het beeldscherm van een telefoon',
    'Version 2.0 of the oven',
    'A file called hero.png on a desk',
    'Logo',
    'Loaf 12 of 24',
    'x'.repeat(150),
  ])('%s', (text) => {
    expect(poorAlternative(text)).toBeUndefined()
  })
})

test('the rule explains itself', () => {
  expect(explanations.get('alt/text')?.severity).toBe('warning')
})
