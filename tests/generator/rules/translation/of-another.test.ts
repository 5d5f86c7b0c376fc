import { describe, expect, test } from 'vitest'
import { alarmsIn, check, original } from '../../../mutations/content.ts'
import { recorded } from '../../recorded-site.ts'
import type { Changes } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, type Sites } from '../sites.ts'

type Both = readonly [en: string, nl: string]

const opening: Both = [
  'We open at seven every morning.',
  'Wij gaan elke ochtend om zeven uur open.',
]
const parking: Both = ['Cars stand behind the mill.', 'Auto’s staan achter de molen.']

const page = (title: string, texts: readonly string[]) => `title: ${title}
description: ${title}
unlisted: true
sections:
${texts.map((text, index) => `  - { type: text, look: statement, id: t${index}, tile: key, text: ${JSON.stringify(text)} }\n`).join('')}`

const pages = (pairs: readonly Both[], name = 'visit'): Changes => ({
  [`en/pages/${name}.yaml`]: page(
    'Visit us',
    pairs.map(([en]) => en),
  ),
  [`nl/pages/${name}.yaml`]: page(
    'Bezoek ons',
    pairs.map(([, nl]) => nl),
  ),
})

const confirmed = recorded(pages([opening, parking]))

/** The confirmed page with what somebody wrote later. */
const later = (pairs: readonly Both[], name?: string): Changes => ({
  ...confirmed,
  ...pages(pairs, name),
})

const told = (pairs: readonly Both[]): Sites =>
  Object.fromEntries(pairs.map((pair) => [pair.join(' | '), later([opening, parking, pair])]))

holdsForSites('translation/of-another', {
  caught: {
    ...told([
      ['Dogs wait outside.', opening[1]],
      ['Our bread keeps for three days.', opening[1]],
      ['Pay in cash or by card.', opening[1]],
      ['Ring twice at the side door.', opening[1]],
      ['Flour comes by boat.', opening[1]],
      ['The shop is closed on Sunday.', opening[1]],
      ['**Bring** your own bag.', parking[1]],
      ['Pick up your order before noon.', parking[1]],
      ['Free for children under four', parking[1]],
      ['Our oven burns wood', parking[1]],
      ['The last bus leaves at six.', parking[1]],
      ['Wheelchairs can enter from the yard.', parking[1]],
    ]),
    'in another file': later([['Dogs wait outside.', opening[1]]], 'rules'),
    'other spaces': later([
      opening,
      parking,
      ['Dogs wait outside.', `${opening[1].replace(' ', '  ')}`],
    ]),
    'a translation that changed': later([opening, ['Cars stand behind the mill.', opening[1]]]),
    'both changed': later([opening, ['Bicycles lean on the fence.', opening[1]]]),
  },
  clean: {
    'as it was confirmed': confirmed,
    'nothing on record': pages([opening, parking, ['Dogs wait outside.', opening[1]]]),
    'the source alone changed': later([opening, ['Bicycles lean on the fence.', parking[1]]]),
    ...told([
      ['Dogs wait outside.', 'Honden wachten buiten op de stoep.'],
      ['We open at seven.', opening[1]],
      ['Opening every day at seven', opening[1]],
      ['From seven in the morning', opening[1]],
      ['Each morning you are welcome', opening[1]],
      ['The car park is behind us', parking[1]],
      ['Find the mill', parking[1]],
      opening,
      parking,
      ['We do it for you.', 'Wij doen het.'],
      ['It is what it is', opening[1]],
      ['7', opening[1]],
      ['Dogs wait outside.', 'Wij gaan open.'],
    ]),
    'confirmed as it is': recorded(pages([opening, parking, ['Dogs wait outside.', opening[1]]])),
    'short texts': {
      ...recorded(pages([['Send it now', 'Nu meteen versturen']])),
      ...pages([
        ['Send it now', 'Nu meteen versturen'],
        ['Dogs wait outside.', 'Nu meteen versturen'],
      ]),
    },
  },
})

describe('what is told', () => {
  const found = findingsOfRule(
    'translation/of-another',
    later([opening, parking, ['Dogs wait outside.', opening[1]]]),
  )

  test('names both source texts, and where the other one stands', () => {
    expect(found.map(({ message }) => message)).toEqual([
      'This Dutch text translates another one, “We open at seven every morning.”; here English says “Dogs wait outside.”.',
    ])
    expect(found[0]?.related?.map(({ at }) => `${at.file}:${at.line}`)).toEqual([
      'content/en/pages/visit.yaml:7',
      'content/nl/pages/visit.yaml:5',
    ])
  })
})

test('on this site it is not found', () => {
  expect(alarmsIn(check(original)).filter(({ code }) => code === 'translation/of-another')).toEqual(
    [],
  )
})
