import { hash } from 'node:crypto'
import { posix } from 'node:path'
import { isRecord } from '../read/path.ts'

/** A node of a JSON Schema. Only the keywords that Diptych reads itself. */
export interface SchemaNode {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaNode | boolean
  readonly propertyNames?: SchemaNode
  readonly items?: SchemaNode
  readonly minItems?: number
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
  /** On `from`: the keys of the item that the list fills in, each with the key there that it comes from. */
  readonly 'x-gives'?: Readonly<Record<string, string>>
  /** Whether the value is an anchor of its page. */
  readonly 'x-anchor'?: boolean
  readonly 'x-sections'?: boolean
  /** The data that a section needs besides its own keys: `catalog`, `routes` or `tool-builder`. */
  readonly 'x-needs'?: readonly string[]
  /** Whether the named wall may repeat the motifs of any page. */
  readonly 'x-repeats'?: boolean
  /** Whether what it says binds. On a boolean: the object that has it does, where it is true. */
  readonly 'x-binding'?: boolean
}

/** A schema node and its file. References are relative to the file. */
export interface SchemaAt {
  readonly file: string
  readonly node: SchemaNode
}

/** All schemas, by path inside the schema folder. */
export interface Schemas {
  readonly files: ReadonlyMap<string, SchemaNode>
  /** The files as they are written. */
  readonly texts: ReadonlyMap<string, string>
  /** A hash of all files. */
  readonly hash: string
  /** The section types: the file names in `sections/`. */
  readonly sectionTypes: readonly string[]
  /**
   * Follows references to a node without reference. Siblings of a reference override its target.
   */
  resolve(at: SchemaAt): SchemaAt
  /** The root node of a schema file. */
  root(file: string): SchemaAt
}

const sectionFile = /^sections\/(.+)\.schema\.json$/

/** The same from JSON: a list of pairs of path and text. */
export const parseSchemas = (files: string): Schemas => readSchemas(new Map(JSON.parse(files)))

/** Parses the files of the schema folder: path to text. */
export function readSchemas(texts: ReadonlyMap<string, string>): Schemas {
  const files = new Map(
    [...texts].map(([path, text]): [string, SchemaNode] => [path, JSON.parse(text)]),
  )
  const root = (file: string): SchemaAt => {
    const node = files.get(file)
    if (!node) throw new Error(`There is no schema ${file}.`)
    return { file, node }
  }

  const resolved = new WeakMap<SchemaNode, SchemaAt>()
  const resolve = (at: SchemaAt): SchemaAt => {
    const known = resolved.get(at.node)
    if (known) return known
    const found = follow(at)
    resolved.set(at.node, found)
    return found
  }
  const follow = (at: SchemaAt): SchemaAt => {
    const { $ref, ...beside } = at.node
    if ($ref === undefined) return at

    const [path = '', pointer = ''] = $ref.split('#')
    const file = path ? posix.join(posix.dirname(at.file), path) : at.file
    const target = resolve({ file, node: nodeAt(root(file).node, pointer) })
    return { file: target.file, node: { ...target.node, ...beside } }
  }

  const sectionTypes = [...files.keys()].flatMap((file) => sectionFile.exec(file)?.[1] ?? [])
  let known: string | undefined
  return {
    files,
    texts,
    sectionTypes,
    resolve,
    root,
    get hash() {
      known ??= hash('sha256', JSON.stringify([...files]), 'base64url').slice(0, 22)
      return known
    },
  }
}

/** Whether a schema describes files of the content, and not what is made of them. */
export const isContentSchema = (file: string) => !/^(api|data)\/|^report\./.test(file)

/** The schema file of a section type. */
export const sectionSchema = (type: string) => `sections/${type}.schema.json`

function nodeAt(root: SchemaNode, pointer: string): SchemaNode {
  let node: unknown = root
  for (const step of pointer.split('/').slice(1)) {
    node = isRecord(node) ? node[step] : undefined
  }
  if (!isRecord(node)) throw new Error(`There is no ${pointer} in the schema.`)
  return node
}
