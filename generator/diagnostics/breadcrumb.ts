import type { SourceDocument } from '../documents.ts'
import { isRecord, readPath } from '../path.ts'

/**
 * What a place is called by somebody who looks at the site: the page, then each section and item by
 * its own words, then the key. Names of lists say nothing more, so they are left out.
 */
export function breadcrumbOf(
  { name, data }: SourceDocument,
  path: string | undefined,
): readonly string[] {
  const crumbs = [humanize(name.split('/').at(-1) ?? name)]
  let value = data

  for (const step of readPath(path ?? '')) {
    value = step.from(value)
    if (Array.isArray(value)) continue
    crumbs.push(ownWords(value) ?? humanize(step.name))
  }
  return crumbs
}

const naming = ['heading', 'question', 'title', 'label', 'name', 'text']

function ownWords(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const words = naming.map((key) => value[key]).find((each) => typeof each === 'string')
  if (typeof words !== 'string') return undefined
  const plain = words.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_]/g, '')
  return plain.length > 50 ? `${plain.slice(0, 49).trimEnd()}…` : plain
}

/** `coach-noor` and `whyChoose` as words: Coach noor, Why choose. */
function humanize(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
