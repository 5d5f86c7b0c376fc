/** A place in a section for what a type of the site draws. */
export type Slot = 'media'

/** A node of a JSON Schema. Only the keywords that Diptych reads itself. */
export interface SchemaNode {
  readonly $ref?: string
  /** The name of its type. An object that has one takes no key but its properties, unless it says so. */
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  /** What one of two keys stands for: without the one in `if`, the one in `then` is required. */
  readonly if?: { readonly not?: SchemaNode }
  readonly then?: SchemaNode
  readonly allOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly additionalProperties?: SchemaNode | boolean
  readonly propertyNames?: SchemaNode
  readonly items?: SchemaNode
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly examples?: readonly unknown[]
  readonly $defs?: Readonly<Record<string, SchemaNode>>
  readonly tsType?: string
  readonly 'x-i18n'?: 'translate' | 'same' | 'twin' | 'per-language' | 'name'
  readonly 'x-kind'?: string
  readonly 'x-ref'?: string
  /** What the value declares by its id, or else by its keys: `plan`. */
  readonly 'x-defines'?: string
  /** The kinds of value that a named fact may have. */
  readonly 'x-fact'?: readonly string[]
  /** Whether at most one item of the list may have the same value, `false` aside. */
  readonly 'x-single'?: boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly 'x-message'?: string
  /** The name of the value for editors. */
  readonly 'x-title'?: string
  /** The {variables} of a text that the site fills in. */
  readonly 'x-variables'?: readonly string[]
  /** Which variable of a text is a number that changes its words: it may be written once per form of number. */
  readonly 'x-count'?: string
  /** On `from`: the keys of the item that the list fills in, each with the key there that it comes from. */
  readonly 'x-gives'?: Readonly<Record<string, string>>
  /** Whether the value is an anchor of its page. */
  readonly 'x-anchor'?: boolean
  /** What the value is: a section of a page, or `media`, whose `type` is one of the site that draws. */
  readonly 'x-sections'?: true | Slot
  /** Whether the schema is that of a section type: what every section has need not be written. */
  readonly 'x-section'?: boolean
  /** Where what has the schema stands, if not among the sections of a page. */
  readonly 'x-slot'?: Slot
  /** The data that a section, or a value where it stands, needs besides its own keys: `catalog`, `routes` or `tool-builder`. */
  readonly 'x-needs'?: readonly string[]
  /** What a section tells search engines of its page: `offer`, its `plan` is what the page sells. */
  readonly 'x-graph'?: string
  /** Whether what it says binds. On a boolean: the object that has it does, where it is true. */
  readonly 'x-binding'?: boolean
}
