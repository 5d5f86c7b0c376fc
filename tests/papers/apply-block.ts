import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isCollection, isMap, isSeq, parseDocument } from 'yaml'
import { type Block, filesIn } from './paper.ts'

/**
 * Does what an editor does with a YAML block: writes a new file, or puts the block's keys into the file
 * that exists. A value replaces a value; list items that are groups are added at the end of a list.
 */
export function applyBlock(folder: string, block: Block): void {
  for (const { file, text } of filesIn(block)) apply(join(folder, file), text)
}

function apply(path: string, text: string) {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  const document = parseDocument(readFileSync(path, 'utf8'))
  merge(document.contents, parseDocument(text).contents)
  writeFileSync(path, document.toString({ lineWidth: 0 }))
}

function merge(target: unknown, source: unknown): void {
  if (!isMap(target) || !isMap(source)) throw new Error('A block holds keys of a file.')
  for (const { key, value } of source.items) {
    const held = target.get(key)
    if (isMap(held) && isMap(value)) merge(held, value)
    else if (isSeq(held) && isSeq(value) && value.items.some(isCollection))
      held.items.push(...value.items)
    else target.set(key, value)
  }
}
