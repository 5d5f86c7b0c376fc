import { expect, test } from 'vitest'
import { compileWall } from '#generator/model/walls.ts'

test.for([
  {
    name: 'tiles and turns',
    drawing: { rows: ['  leaf   leaf:90 ', 'sun hole'] },
    wall: {
      columns: 2,
      cells: [{ tile: 'leaf' }, { tile: 'leaf', turn: 90 }, { tile: 'sun' }, { hole: true }],
    },
  },
  {
    name: 'a large tile and the cells that it covers',
    drawing: { rows: ['play*2 . sun', '. . sun'] },
    wall: { columns: 3, cells: [{ tile: 'play', span: 2 }, { tile: 'sun' }, { tile: 'sun' }] },
  },
  {
    name: 'columns that a phone leaves out',
    drawing: { rows: ['leaf sun', 'sun leaf'], narrow: { columns: 1 } },
    wall: {
      columns: 2,
      narrowColumns: 1,
      cells: [
        { tile: 'leaf' },
        { tile: 'sun', wide: true },
        { tile: 'sun' },
        { tile: 'leaf', wide: true },
      ],
    },
  },
  {
    name: 'rows that a phone leaves out',
    drawing: { rows: ['leaf', 'sun', 'key', 'pen'], narrow: { rows: 3 } },
    wall: {
      columns: 1,
      cells: [{ tile: 'leaf' }, { tile: 'sun' }, { tile: 'key' }, { tile: 'pen', wide: true }],
    },
  },
  {
    name: 'a phone with as many columns',
    drawing: { rows: ['leaf'], narrow: { columns: 1 } },
    wall: { columns: 1, cells: [{ tile: 'leaf' }] },
  },
  {
    name: 'columns that a phone keeps from the middle',
    drawing: { rows: ['leaf sun key', 'sun leaf pen'], narrow: { from: 2, columns: 1 } },
    wall: {
      columns: 3,
      narrowColumns: 1,
      cells: [
        { tile: 'leaf', wide: true },
        { tile: 'sun' },
        { tile: 'key', wide: true },
        { tile: 'sun', wide: true },
        { tile: 'leaf' },
        { tile: 'pen', wide: true },
      ],
    },
  },
  { name: 'no drawing', drawing: undefined, wall: { columns: 0, cells: [] } },
])('compiles $name', ({ drawing, wall }) => {
  expect(compileWall(drawing)).toEqual(wall)
})

test.for([
  { address: 'Voorbeeldgracht 1, 1000 AA Amsterdam', sign: '1' },
  { address: '12 High Street, London N1', sign: '12' },
  { address: 'Singel 12b, Haarlem', sign: '12b' },
  { address: 'Singel 12 bis', sign: '12' },
  { address: 'Am Kanal 100a', sign: '100a' },
  { address: '{{company.address}}', sign: '7' },
  { address: 'The house on the corner', sign: undefined },
  { address: '', sign: undefined },
  { address: undefined, sign: undefined },
])('the house number of $address is $sign', ({ address, sign }) => {
  const fill = (text: string) => text.replace('{{company.address}}', 'Keizersgracht 7')
  const { cells } = compileWall({ rows: ['plate sun'], address }, { fill, plate: 'plate' })
  expect(cells).toEqual([{ tile: 'plate', ...(sign && { sign }) }, { tile: 'sun' }])
})
