import { expect, test } from 'vitest'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

/** The home page with a hero whose trades have this line in English. */
const lineOf = (line: string) => ({
  'en/pages/home.yaml': `path: /
title: Bakery
description: Bakery
sections:
  - type: hero
    look: art
    id: hero
    lines: [Bread that sells, for bakers]
    media: { wall: flower }
    trades:
      legend: What do you do?
      to: home
      choices:
        - { id: bread, label: Bread, line: ${JSON.stringify(line)}, link: Try it, wall: flower }
        - { id: cake, label: Cake, line: for cooks, link: Try it, wall: flower }
`,
})

test.for([
  [
    'for physios and trainers and coaches',
    'On a phone this takes 3 lines of 16 characters, and there is room for 2.',
  ],
])('%s: %s', ([line = '', message]) => {
  expect(findingsOfRule('text/no-room', lineOf(line)).map((found) => found.message)).toEqual([
    message,
  ])
})

holdsForSites('text/no-room', {
  caught: sitesOf(
    [
      'for everybody who works with people',
      'for physiotherapists, and also for dentists',
      'a b c d e f g h i j k l m n o p q r s',
      'internationalisation',
      'for {{price.core}} and for twice as much, and for three times',
    ],
    lineOf,
  ),
  clean: sitesOf(
    [
      'for salons and estate agents',
      'sixteen letters: sixteen letters:',
      'physiotherapists physiotherapists',
      'for {{price.core}}',
      'a b c d e f g h i j k l m n o p',
    ],
    lineOf,
  ),
})
