import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cells } from '#renderer/client/sections/cells.tsx'

const draw = (duration: number, shares: readonly number[]) => {
  const parts = shares.map((share, index) => ({
    id: `part-${index}`,
    share,
    title: `Part ${index}`,
    text: 'What happens.',
  }))
  const html = renderToStaticMarkup(
    createElement(Cells, {
      section: {
        type: 'cells',
        look: 'groups',
        id: 'a',
        heading: 'A',
        duration,
        times: '{from}-{to}',
        parts,
      },
    }),
  )
  return {
    cells: [...html.matchAll(/<li class="columns-(\d+)"/g)].map(([, cells]) => Number(cells)),
    times: [...html.matchAll(/(\d+-\d+)<\/p>/g)].map(([, time]) => time),
  }
}

test.for([
  { duration: 30, shares: [5, 10, 10, 5], cells: [5, 10, 10, 5], ends: [5, 15, 25, 30] },
  { duration: 30, shares: [1, 2, 2, 1], cells: [5, 10, 10, 5], ends: [5, 15, 25, 30] },
  { duration: 45, shares: [5, 10, 10, 5], cells: [5, 10, 10, 5], ends: [8, 23, 38, 45] },
  { duration: 60, shares: [20, 40], cells: [10, 20], ends: [20, 60] },
  { duration: 20, shares: [5, 10, 10, 5], cells: [3, 7, 7, 3], ends: [3, 10, 17, 20] },
  { duration: 20, shares: [1, 1, 1], cells: [7, 6, 7], ends: [7, 13, 20] },
])('$duration minutes are shared as $shares', ({ duration, shares, cells, ends }) => {
  const drawn = draw(duration, shares)
  expect(drawn.cells).toEqual(cells)
  expect(drawn.times).toEqual(ends.map((end, index) => `${ends[index - 1] ?? 0}-${end}`))
})
