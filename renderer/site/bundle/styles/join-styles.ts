import { namesIn, prunableSheet } from './prune-styles.ts'

const layer = /^@layer ([\w-]+)\{/

/**
 * Style sheets as one, in their order. Neighbours that are whole in the same cascade layer share its block, which
 * changes nothing and saves bytes.
 */
export function joinStyles(texts: readonly string[]): string {
  let joined = ''
  let last: string | undefined
  for (const text of texts) {
    for (const part of blocksIn(text)) {
      const name = layer.exec(part)?.[1]
      joined =
        name !== undefined && name === last
          ? `${joined.slice(0, -1)}${part.replace(layer, '')}`
          : joined + part
      last = name
    }
  }
  return joined
}

/** The blocks and statements of a style sheet. */
function blocksIn(text: string): readonly string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    const isEnd = depth === 0 && (mark === '}' || mark === ';')
    if (!isEnd) continue
    blocks.push(text.slice(start, index + 1))
    start = index + 1
  }
  return start < text.length ? [...blocks, text.slice(start)] : blocks
}

/** Joins style sheets by their names, for a page with this markup. */
export type StyleJoiner = (names: readonly string[], markup: string) => string

/**
 * Returns a function that joins style sheets, each selection once: many pages have the same. Of `pruned` it takes
 * the rules for what the markup holds. The page needs the others once it changes.
 */
export function createStyleJoiner(
  styles: Readonly<Record<string, { readonly text: string }>>,
  pruned: string,
): StyleJoiner {
  const sheet = prunableSheet(styles[pruned]?.text ?? '')
  const known = new Map<string, string>()
  return (names, markup) => {
    const present = namesIn(markup)
    const shown = sheet.names.filter((name) => present.has(name))
    const key = [...names, ...shown].join()
    const text =
      known.get(key) ??
      joinStyles(
        names.map((name) =>
          name === pruned ? sheet.prunedFor(new Set(shown)) : (styles[name]?.text ?? ''),
        ),
      )
    known.set(key, text)
    return text
  }
}
