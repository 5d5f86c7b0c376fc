import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const ids = ['knead', 'rise', 'shape', 'bake', 'cool']

/** A section with this many steps. */
const steps = (days: unknown, count: number, changes: object = {}) => ({
  ...{ type: 'steps', look: 'days', id: 'steps', heading: 'Bread', day: 'day {day}', days },
  span: 'days {from}–{to}',
  steps: ids.slice(0, count).map((id) => ({ id, title: id })),
  ...changes,
})

const page = (...sections: readonly object[]) =>
  inBoth('pages/terms.yaml', JSON.stringify({ title: 'Terms', description: 'Our terms', sections }))

test('names the day that has passed', () => {
  const { diagnostics } = checkSmallSite(page(steps([1, 4, 3], 3)))

  expect(diagnostics.filter(({ code }) => code === 'page/step-days')).toMatchObject([
    { path: 'sections[steps].days[2]', message: 'Day 3 does not come after day 4.' },
    { path: 'sections[steps].days[2]' },
  ])
})

holdsForSites('page/step-days', {
  caught: {
    'fewer days than steps': page(steps([1, 3], 3)),
    'more days than steps': page(steps([1, 3, 5], 2)),
    'one day for two steps': page(steps([3], 2)),
    'a day too many at the end of five': page(steps([1, 2, 3, 4, 5, 6], 5)),
    'days going down': page(steps([5, 3], 2)),
    'the last day is before the one before': page(steps([1, 4, 3], 3)),
    'the second day is before the first': page(steps([4, 1, 12], 3)),
    'a day twice': page(steps([1, 1], 2)),
    'a day twice at the end': page(steps([1, 4, 4], 3)),
    'a day twice in the middle': page(steps([1, 4, 4, 12], 4)),
    'the same day for all': page(steps([2, 2, 2], 3)),
    'days in the order of the alphabet': page(steps([1, 12, 15, 4], 4)),
    'days that begin anew': page(steps([1, 2, 1, 2], 4)),
    'too few, and going down': page(steps([4, 1], 3)),
    'the second of two sections': page(steps([1, 3], 2), steps([3, 1], 2, { id: 'more' })),
    'a section below others': page(
      { type: 'text', look: 'statement', id: 'bread', tile: 'key', text: 'Bread.' },
      steps([1, 3], 3),
    ),
    'one language alone': {
      'nl/pages/terms.yaml': JSON.stringify({
        title: 'Terms',
        description: 'Our terms',
        sections: [steps([3, 1], 2)],
      }),
    },
  },
  clean: {
    'a site without steps': {},
    'a day for each of two steps': page(steps([1, 3], 2)),
    'a day for each of four steps': page(steps([1, 4, 12, 15], 4)),
    'a day for each of five steps': page(steps([1, 2, 3, 4, 5], 5)),
    'steps of one day': page(steps([1, 2], 2)),
    'a first step of several days': page(steps([5, 6], 2)),
    'a long last step': page(steps([1, 24], 2)),
    'two sections, each with its days': page(steps([1, 3], 2), steps([2, 4, 6], 3, { id: 'more' })),
    'the second section begins anew': page(steps([5, 9], 2), steps([1, 2], 2, { id: 'more' })),
    'steps in a line': page({ ...steps(undefined, 2), look: 'line' }),
    'steps without a look': page({ ...steps(undefined, 3), look: undefined }),
    stairs: page({ ...steps(undefined, 3), look: 'stairs' }),
    'a scaffold': page({ ...steps(undefined, 3), look: 'scaffold' }),
    'days that no look shows': page({ ...steps([3, 1], 2), look: 'stairs' }),
    'no days at all, which the schema tells of': page(steps(undefined, 2)),
    'an empty list of days, which the schema tells of': page(steps([], 2)),
    'no steps, which the schema tells of': page(steps([1, 3], 0)),
    'words for days, which the schema tells of': page(steps(['three', 'one'], 2)),
    'another type of section with days': page({
      ...{ type: 'text', look: 'statement', id: 'bread', tile: 'key', text: 'Bread.' },
      days: [3, 1],
    }),
  },
})
