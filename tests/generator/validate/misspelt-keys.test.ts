import { expect, test } from 'vitest'
import { explainViolation } from '#generator/validate/schema-error.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { schemas } from '../../support/project-schemas.ts'

interface Keys {
  readonly where: string
  readonly node: SchemaNode
}

/** Every group of keys of every schema of content. */
const groups: readonly Keys[] = [...schemas.files.keys()]
  .filter((file) => !/^(?:api|data)\/|^(?:report|state|acknowledged)\./.test(file))
  .flatMap((file) => groupsIn(file, schemas.root(file).node))

function groupsIn(where: string, value: unknown): readonly Keys[] {
  if (Array.isArray(value)) return value.flatMap((each) => groupsIn(where, each))
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) => groupsIn(`${where}/${key}`, each))
  return isGroup(value) ? [{ where, node: value }, ...inner] : inner
}

function isGroup(value: object): value is SchemaNode {
  return (
    'properties' in value && 'additionalProperties' in value && value.additionalProperties === false
  )
}

/** A key as it may be written after one slip of a finger. */
function typosOf(key: string): readonly string[] {
  const letters = [...key]
  const at = (index: number, ...replaced: readonly string[]) =>
    letters.toSpliced(index, 1, ...replaced).join('')
  return letters.flatMap((letter, index) => [
    at(index),
    at(index, letter, letter),
    at(index, beside(letter)),
    ...(index > 0
      ? [letters.toSpliced(index - 1, 2, letter, letters[index - 1] ?? '').join('')]
      : []),
  ])
}

/** The letter to the right of one on a keyboard, or to the left of the last. */
function beside(letter: string): string {
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  const row = rows.find((each) => each.includes(letter.toLowerCase())) ?? letter
  const index = row.indexOf(letter.toLowerCase())
  return row[index + 1] ?? row[index - 1] ?? letter
}

interface Slip {
  readonly where: string
  readonly key: string
  readonly written: string
}

/** Each key with each slip that is no other key. */
const slips: readonly (Slip & { readonly node: SchemaNode })[] = groups.flatMap(
  ({ where, node }) => {
    const keys = Object.keys(node.properties ?? {})
    return keys.flatMap((key) =>
      [...new Set(typosOf(key))]
        .filter((written) => written !== '' && !keys.includes(written))
        .map((written) => ({ where, node, key, written })),
    )
  },
)

/** The key that the hint names. The group has its required keys, and the misspelt one instead of its own. */
function suggested({ node, key, written }: (typeof slips)[number]): unknown {
  const others = (node.required ?? []).filter((each) => each !== key)
  const found = explainViolation(
    {
      keyword: 'additionalProperties',
      instancePath: '',
      schemaPath: '',
      params: { additionalProperty: written },
      parentSchema: node,
      data: Object.fromEntries([...others, written].map((each) => [each, ''])),
    },
    () => '',
  )
  const hint = found?.hint
  return typeof hint === 'object' ? hint.data?.['suggestion'] : undefined
}

test('the hint names the key that was misspelt', () => {
  const wrong = slips.filter((slip) => suggested(slip) !== slip.key)
  const share = 1 - wrong.length / slips.length
  const told = wrong.map(
    (slip) => `${slip.where}: ${slip.written} → ${suggested(slip)}, not ${slip.key}`,
  )
  expect(slips.length).toBeGreaterThan(5000)
  expect(share, told.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(0.99)
})

test('no hint names another required key than the missing one', () => {
  const missing = slips.filter(({ node, key }) => node.required?.includes(key))
  const wrong = missing.filter(
    (slip) => ![slip.key, undefined].some((each) => each === suggested(slip)),
  )
  expect(wrong.map(({ where, written, key }) => `${where}: ${written}, not ${key}`)).toEqual([])
})
