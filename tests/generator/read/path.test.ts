import { expect, test } from 'vitest'
import { formatPath, isRecord } from '#generator/read/path.ts'

const root = {
  title: 'Home',
  sections: [
    { id: 'hero', actions: [{ label: 'Go' }, { label: 'Stay' }] },
    { id: 5, headline: ['a', 'b'] },
  ],
}

test.for([
  [[], ''],
  [['title'], 'title'],
  [['sections', 0], 'sections[hero]'],
  [['sections', 0, 'actions', 1, 'label'], 'sections[hero].actions[1].label'],
  [['sections', 1, 'headline', 0], 'sections[1].headline[0]'],
  [['sections', 7, 'missing'], 'sections[7].missing'],
] as const)('writes %j as %s', ([path, written]) => {
  expect(formatPath(path, root)).toBe(written)
})

test.for([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
] as const)('knows whether %j is a group of keys', ([value, answer]) => {
  expect(isRecord(value)).toBe(answer)
})
