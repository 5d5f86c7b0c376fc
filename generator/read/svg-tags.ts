/** Offsets in a text. The end is exclusive. */
type Range = readonly [start: number, end: number]

export interface SvgAttribute {
  readonly name: string
  readonly value: string
  /** That of the value. */
  readonly range: Range
}

/** A part of an SVG text; `stray` is where it can be read no further. Comments are left out. */
export type SvgPart =
  | {
      readonly kind: 'opened'
      readonly name: string
      readonly attributes: readonly SvgAttribute[]
      readonly isEmpty: boolean
      /** That of its name. */
      readonly range: Range
      /** The offset after the tag. */
      readonly end: number
    }
  | { readonly kind: 'closed'; readonly name: string; readonly range: Range }
  | { readonly kind: 'text' | 'stray'; readonly range: Range }

/** Tags, comments, the declaration of XML, and what is between them. It has neither entities nor a document type. */
const token =
  /<!--(?:(?!--)[\s\S])*-->|<\?xml\s[^<>]*\?>|<\/(?<closed>[\w:-]+)\s*>|<(?<opened>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y

const attribute = /(?<name>[\w:-]+)\s*=\s*(?<quoted>"[^"]*"|'[^']*')/g

/** The parts of an SVG text, as far as elements are closed in their order and there is one root. */
export function* svgParts(text: string): Generator<SvgPart, undefined, undefined> {
  const open: string[] = []
  let hasRoot = false
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    const { closed, opened, attributes = '', empty, text: between } = found?.groups ?? {}
    const end = at + (found?.[0].length ?? 0)
    const isSecondRoot = opened !== undefined && hasRoot && open.length === 0
    if (!found || isSecondRoot || (closed !== undefined && open.pop() !== closed)) break

    if (between?.trim()) yield { kind: 'text', range: trimmed(between, at) }
    if (closed !== undefined) yield { kind: 'closed', name: closed, range: [at, end] }
    if (opened !== undefined) {
      hasRoot = true
      const isEmpty = empty !== ''
      const range = [at, at + 1 + opened.length] as const
      const inside = readAttributes(attributes, range[1])
      yield { kind: 'opened', name: opened, attributes: inside, isEmpty, range, end }
      if (!isEmpty) open.push(opened)
    }
    at = end
  }
  if (at < text.length || open.length > 0 || !hasRoot)
    yield { kind: 'stray', range: [at, Math.min(at + 1, text.length)] }
}

function readAttributes(text: string, start: number): readonly SvgAttribute[] {
  return Array.from(text.matchAll(attribute), ({ groups = {}, index, 0: { length } }) => {
    const { name = '', quoted = '' } = groups
    const from = start + index + length - quoted.length + 1
    return { name, value: quoted.slice(1, -1), range: [from, from + quoted.length - 2] as const }
  })
}

function trimmed(text: string, at: number): Range {
  const start = at + text.length - text.trimStart().length
  return [start, start + text.trim().length]
}
