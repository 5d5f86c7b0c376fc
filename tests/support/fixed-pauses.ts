import { parseSync } from 'vite'
import { type Node, nameOf, nodesOf } from './syntax.ts'

/** Names from `timers/promises` that resolve with the event loop, not with the clock. */
const turns = ['setImmediate']

/** What waits for time to pass in the code of a file, as line and text. */
export function fixedPausesIn(file: string, source: string): readonly string[] {
  const found: string[] = []
  const { program, module } = parseSync(file, source)
  const add = (start: number, end: number) => {
    const line = source.slice(0, start).split('\n').length
    found.push(`${line}: ${source.slice(start, end).split('\n')[0]}`)
  }
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const names = entries.map(({ importName }) => importName.name ?? '*')
    if (!/^(node:)?timers\/promises$/.test(moduleRequest.value)) continue
    if (names.some((name) => !turns.includes(name))) add(start, end)
  }
  for (const node of nodesOf(program)) if (isPause(node)) add(node.start, node.end)
  return found
}

/** A program that another process runs may be a text. */
const pauseInText = /\bsetTimeout\(|\bwaitForTimeout\(/

function isPause({ type, ...node }: Node): boolean {
  if (type === 'Literal') return pauseInText.test(String(node['value']))
  if (type === 'TemplateElement') return pauseInText.test(String(Object(node['value']).raw))
  if (type !== 'CallExpression') return false

  const [, time] = Array.isArray(node['arguments']) ? node['arguments'] : []
  const name = nameOf(node['callee'])
  if (name === 'setTimeout') return time !== undefined && Object(time).value !== 0
  return name === 'waitForTimeout' || name === 'Atomics.wait'
}
