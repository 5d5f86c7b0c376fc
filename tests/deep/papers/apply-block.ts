import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isCollection, isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { type Block, filesIn } from '../../papers/paper.ts'

/** The keys that tell the groups of a list apart. */
const idKeys = ['id', 'name', 'text']

/**
 * Does what a reader does with a block: writes a file, puts lines after a line, or puts the
 * keys of YAML or JSON into a file that exists. A value replaces a value; list items that are groups are
 * merged with the item of the same id, name or text, or added at the end of the list.
 */
export function applyBlock(folder: string, block: Pick<Block, 'file' | 'text' | 'after'>): void {
  for (const { file, text } of filesIn(block)) {
    const path = join(folder, file)
    if (block.after !== undefined) putAfter(path, text, block.after)
    else if (/\.(json|yaml)$/.test(file) && existsSync(path)) mergeInto(path, text)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}

function putAfter(path: string, text: string, after: string) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((each) => each.trim() === after)
  if (index === -1) throw new Error(`${path} has no line "${after}".`)
  writeFileSync(path, lines.toSpliced(index + 1, 0, ...text.trimEnd().split('\n')).join('\n'))
}

function mergeItems(held: YAMLSeq, { items }: YAMLSeq) {
  for (const item of items) {
    const key = isMap(item) ? idKeys.find((each) => item.has(each)) : undefined
    const id = key !== undefined && isMap(item) ? item.get(key) : undefined
    const same = held.items.find((each) => isMap(each) && key && each.get(key) === id)
    if (id !== undefined && same) merge(same, item)
    else held.items.push(item)
  }
}

function mergeInto(path: string, text: string) {
  const document = parseDocument(readFileSync(path, 'utf8'))
  merge(document.contents, parseDocument(text).contents)
  writeFileSync(path, document.toString({ lineWidth: 0 }))
}

function merge(target: unknown, source: unknown): void {
  if (!isMap(target) || !isMap(source)) throw new Error('A block holds keys of a file.')
  for (const { key, value } of source.items) {
    const held = target.get(key)
    if (isMap(held) && isMap(value)) merge(held, value)
    else if (isSeq(held) && isSeq(value) && value.items.some(isCollection)) mergeItems(held, value)
    else target.set(key, value)
  }
}
