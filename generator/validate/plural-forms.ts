import type { SchemaNode } from './schema-node.ts'

/** The names that the forms of a number have in any language, by CLDR. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** What a form of a text is called for editors. */
const titles: Readonly<Record<(typeof pluralForms)[number], string>> = {
  zero: 'Form zero',
  one: 'Form one',
  two: 'Form two',
  few: 'Form few',
  many: 'Form many',
  other: 'Form other',
}

/**
 * A schema in which each text with `x-count` may also be written once per form of number. `resolve` follows its
 * reference.
 */
export function withForms(
  node: SchemaNode,
  resolve: (counted: SchemaNode) => SchemaNode,
): SchemaNode {
  // JSON in, JSON out: what is no counted text stays as it is.
  return JSON.parse(JSON.stringify(node), (_, value: unknown) =>
    isCounted(value) ? counted(value, resolve(value)) : value,
  )
}

/** Whether a schema is that of one form of a text, and not of the whole text. */
export const isForm = (node: SchemaNode) => node['x-count'] !== undefined && node.type === 'string'

const isCounted = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'x-count')

function counted(written: SchemaNode, resolved: SchemaNode): SchemaNode {
  const { title: _title, ...target } = resolved
  const { $ref: _, ...own } = written
  const form: SchemaNode = {
    ...target,
    description: 'The text with the numbers that take this form.',
  }
  return {
    ...target,
    ...own,
    type: ['string', 'object'],
    required: ['other'],
    additionalProperties: false,
    properties: Object.fromEntries(
      pluralForms.map((name) => [name, { ...form, 'x-title': titles[name] }]),
    ),
    tsType: 'Counted',
  }
}
