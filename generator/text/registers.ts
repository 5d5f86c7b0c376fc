import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { glossaryOf } from './glossary.ts'

/** The register in the page's own file. */
export function registerOfPage({ kind, data }: SourceDocument): string | undefined {
  const register = kind === 'page' && isRecord(data) ? data['register'] : undefined
  return typeof register === 'string' ? register : undefined
}

/** The registers that the glossary or a page chooses, by language. */
export const registersOf = (site: Site): ReadonlyMap<string, ReadonlySet<string>> =>
  collectRegisters(site.shared)

export const collectRegisters = memoize((site: Site): ReadonlyMap<string, ReadonlySet<string>> => {
  const registers = new Map<string, Set<string>>()
  const add = (language: string, register: string) =>
    registers.set(language, (registers.get(language) ?? new Set()).add(register))

  for (const [language, register] of glossaryOf(site).register) add(language, register)
  for (const page of site.all('page')) {
    const { register } = site.outlineOf(page)
    if (register !== undefined && page.language !== undefined) add(page.language, register)
  }
  return registers
})
