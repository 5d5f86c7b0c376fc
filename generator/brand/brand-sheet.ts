/** The style sheet that holds the colours and fonts of a site. */
export interface BrandSheet {
  /** As diagnostics name it. */
  readonly file: string
  readonly text: string
  /** The names in the folder that an address of a file is in; undefined if that file is there. */
  readonly missing: (url: string) => readonly string[] | undefined
}

/** A part of a text, by its offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Fault extends Span {
  readonly what:
    | 'bracket'
    | 'closing'
    | 'text'
    | 'comment'
    | 'semicolon'
    | 'declaration'
    | 'selector'
  /** What is written there. */
  readonly found: string
}

/** A property of a rule, such as `--ink: black`. */
export interface Declaration extends Span {
  /** What the rule is for, such as `:root` or `.tint-sea`. */
  readonly selector: string
  readonly name: string
  readonly value: string
}

/** The text with a space for each letter of its comments, so that offsets stay. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const piece =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\(\s*(?!["'\s])[^"'()\s]*\s*\)|["'(){}[\];]|\/\*/g

/** What keeps a style sheet from being read: the first fault of its brackets, quotes and comments. */
export function bracketFault(text: string): Fault | undefined {
  // A comment without an end reaches to that of the next.
  const nested = /\/\*(?:(?!\*\/)[\s\S])*?\/\*/.exec(text)
  if (nested) return { what: 'comment', found: '/*', start: nested.index, end: nested.index + 2 }
  const code = withoutComments(text)
  const open: Span[] = []
  let crooked: { readonly opener: Span; readonly closer: Span } | undefined
  for (const { 0: found, index: start } of code.matchAll(piece)) {
    const here = { start, end: start + found.length }
    const last = open.at(-1)
    const opener = last && (code[last.start] ?? '')
    if (found === '/*') return { what: 'comment', found, ...here }
    if (found === '"' || found === "'") return { what: 'text', found: lineAt(code, start), ...here }
    if (found in closers) open.push(here)
    // A round or square bracket ends before the declaration or rule does.
    else if (/^[;{}]$/.test(found) && last && opener !== '{') return faultAt(code, last)
    else if (/^[)\]}]$/.test(found)) {
      const isExtra = !last || (found !== '}' && opener === '{')
      if (isExtra) return { what: 'closing', found, ...(last ? here : (crooked?.closer ?? here)) }
      if (closers[opener ?? ''] !== found) return faultAt(code, last)
      if (found === '}' && indentOf(code, last.start) !== indentOf(code, start))
        crooked ??= { opener: last, closer: here }
      open.pop()
    }
    if (found === '{' && open.at(-2) && code[open.at(-2)?.start ?? 0] !== '{') {
      const outer = open.at(-2)
      if (outer) return faultAt(code, outer)
    }
  }
  const [first] = open
  return first && faultAt(code, crooked?.opener ?? first)
}

const faultAt = (code: string, span: Span): Fault => ({
  what: 'bracket',
  found: code[span.start] ?? '',
  ...span,
})

/** The rest of a line. */
const lineAt = (code: string, start: number) => code.slice(start).split('\n', 1)[0]?.trim() ?? ''

/** How far the line of an offset is indented. Who forgets a bracket indents what follows as if it were there. */
const indentOf = (code: string, offset: number) =>
  /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', offset - 1) + 1))?.[0].length ?? 0

interface Declarations {
  readonly all: readonly Declaration[]
  /** The first that is none, or that runs into the next. */
  readonly fault: Fault | undefined
}

/** The declarations of a style sheet whose brackets are in order. */
export function declarationsIn(text: string): Declarations {
  const code = withoutComments(text)
  const all: Declaration[] = []
  const selectors: string[] = []
  let fault: Fault | undefined
  let start = 0
  for (const { 0: mark, index: end } of code.matchAll(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[{};]/g,
  )) {
    if (!/^[{};]$/.test(mark)) continue
    const written = code.slice(start, end)
    const from = start + written.length - written.trimStart().length
    const span = { start: from, end: from + written.trim().length }
    if (mark === '{') {
      const found = written.trim()
      if (!isSelector(found)) fault ??= { what: 'selector', found, ...span }
      selectors.push(found)
    } else if (written.trim() !== '' && !written.trim().startsWith('@')) {
      const [, name = '', value = ''] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(written.trim()) ?? []
      fault ??= faultOf({ name, value }, span, code)
      all.push({ ...span, selector: selectors.at(-1) ?? '', name, value })
    }
    if (mark === '}') selectors.pop()
    start = end + 1
  }
  const rest = code.slice(start).trim()
  const at = code.length - code.slice(start).trimStart().length
  if (rest !== '') fault ??= { what: 'declaration', found: rest, start: at, end: at + rest.length }
  return { all, fault }
}

/** Whether a rule can be for this: a name follows each point, hash and colon, and something each comma. */
const isSelector = (text: string) =>
  text.startsWith('@') || !/^$|[.#:](?![\w:-])|[,>+~]\s*$/.test(text)

function faultOf(
  { name, value }: Pick<Declaration, 'name' | 'value'>,
  { start, end }: Span,
  code: string,
): Fault | undefined {
  const found = lineAt(code, start)
  if (name === '') return { what: 'declaration', found, start, end: start + found.length }
  // Any value may follow a name with two hyphens, so that CSS takes the next declaration for a part of it.
  const next = /\n\s*[\w-]+\s*:/.exec(value)
  if (!next) return undefined
  const before = code.slice(start, end).indexOf(value) + start + next.index
  return { what: 'semicolon', found, start: before - 1, end: before }
}
