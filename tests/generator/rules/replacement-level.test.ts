import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { findingsOf } from '../small-site.ts'

const features = (...lines: readonly string[]) => ({
  ...catalogSite,
  'catalog.yaml': `${(catalogSite['catalog.yaml'] ?? '').split('features:')[0]}features:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`,
})
const found = (changes: ReturnType<typeof features>) =>
  findingsOf(changes).filter((finding) => finding.includes('catalog/replacement-level'))

const small = 'id: slicing, included: small'

test.for([
  { name: 'of a smaller plan', lines: [small, 'id: delivery, included: large, replaces: slicing'] },
  {
    name: 'of a plan below the largest',
    lines: [small, 'id: delivery, included: all, replaces: slicing'],
  },
  {
    name: 'with a value of its own in each plan',
    lines: [small, 'id: delivery, included: custom, customValues: { small: a }, replaces: slicing'],
  },
  { name: 'of none', lines: [small, 'id: delivery, included: large'] },
  { name: 'that does not exist', lines: ['id: delivery, included: small, replaces: slicin'] },
])('it replaces one $name', ({ lines }) => {
  expect(found(features(...lines))).toEqual([])
})

test.for([
  { name: 'of the same plan', lines: [small, 'id: delivery, included: small, replaces: slicing'] },
  {
    name: 'of a larger plan',
    lines: ['id: slicing, included: large', 'id: delivery, included: small, replaces: slicing'],
  },
  {
    name: 'of the largest plan',
    lines: ['id: slicing, included: all', 'id: delivery, included: large, replaces: slicing'],
  },
])('it does not replace one $name', ({ lines }) => {
  expect(found(features(...lines))).toHaveLength(1)
  expect(found(features(...lines))[0]).toContain('"delivery" replaces "slicing"')
})
