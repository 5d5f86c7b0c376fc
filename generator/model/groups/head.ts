import { isRecord } from '../../read/path.ts'
import { readYaml } from '../../read/yaml.ts'

/**
 * The keys of a page without its sections, which are most of it, and nobody knows yet whether they can be read.
 * undefined if the page is not written as pages normally are.
 */
export function readHead(text: string): Readonly<Record<string, unknown>> | undefined {
  const start = /^sections:/m.exec(text)?.index
  if (start === undefined) return undefined
  const rest = text.slice(start)
  const after = /\n(?=[^\s#-])/.exec(rest)?.index
  const head = after === undefined ? text.slice(0, start) : text.slice(0, start) + rest.slice(after)
  const data = readYaml(head)?.data
  return isRecord(data) && !('sections' in data) ? data : undefined
}
