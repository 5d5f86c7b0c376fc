import { expect, test } from 'vitest'
import { posterCells } from '#renderer/client/quiz/later/poster-cells.ts'

const lengths = Array.from({ length: 30 }, (_, place) => place + 1)

test.for(lengths)('%i tiles stand in a square, once each and beside each other', (length) => {
  const tiles = Array.from({ length }, (_, place) => `tile-${place}`)
  const { columns, cells } = posterCells(tiles)
  expect(cells.map(({ tile }) => tile)).toEqual(tiles)

  const taken = cells.flatMap(({ column, row, span }) =>
    Array.from(
      { length: span ** 2 },
      (_, place) => `${column + (place % span)} ${row + Math.floor(place / span)}`,
    ),
  )
  expect(new Set(taken).size).toBe(taken.length)
  for (const place of taken)
    for (const number of place.split(' ')) expect(Number(number)).toBeLessThan(columns)
})

test('ten tiles fill a square of four by four: the first and the last are large', () => {
  const { columns, cells } = posterCells([...'abcdefghij'])
  expect(columns).toBe(4)
  expect(cells.filter(({ span }) => span === 2)).toEqual([
    { tile: 'a', column: 0, row: 0, span: 2 },
    { tile: 'j', column: 2, row: 2, span: 2 },
  ])
  expect(cells.reduce((sum, { span }) => sum + span ** 2, 0)).toBe(16)
})
