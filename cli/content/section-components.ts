import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { OwnSections, SectionComponents } from '#generator/index.ts'
import type { CliContext } from '../context.ts'

/** The folder with the section types of a site: beside its content, or where its package.json says. */
export function ownSectionFolder({ site }: Pick<CliContext, 'site'>): string {
  const { diptych } = readManifest(join(site, 'package.json'))
  return join(site, diptych?.sections ?? 'sections')
}

interface Manifest {
  readonly diptych?: { readonly sections?: string }
}

/** A package.json that is missing or broken says nothing: npm will tell. */
function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The name of that folder in diagnostics. */
const nameOfOwn = (context: Pick<CliContext, 'cwd' | 'site'>) =>
  relative(context.cwd, ownSectionFolder(context)).replaceAll('\\', '/')

/** The section types of the site that have a component. */
export const sectionComponents = (
  context: Pick<CliContext, 'cwd' | 'site'>,
): SectionComponents => ({
  types: ownTypesIn(context).filter((type) =>
    existsSync(join(ownSectionFolder(context), type, 'section.tsx')),
  ),
  folder: nameOfOwn(context),
})

/** The folders of the site's section types. One that begins with an underscore is for what several share. */
function ownTypesIn(context: Pick<CliContext, 'site'>): readonly string[] {
  const folder = ownSectionFolder(context)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][\w-]*$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
}

/** The schemas of the site's section types, with their words. undefined if it has none. */
export async function readOwnSections(
  context: Pick<CliContext, 'cwd' | 'site'>,
): Promise<OwnSections | undefined> {
  const types = ownTypesIn(context)
  if (types.length === 0) return undefined
  const { readWords, shared } = await import('#generator/index.ts')
  const folder = ownSectionFolder(context)
  const schemas: Record<string, string> = {}
  const words: Record<string, Record<string, Readonly<Record<string, string>>>> = {}
  for (const type of [shared, ...types]) {
    const files = existsSync(join(folder, type)) ? readdirSync(join(folder, type)) : []
    const text = (file: string) => readFileSync(join(folder, type, file), 'utf8')
    if (files.includes('schema.json')) schemas[type] = text('schema.json')
    for (const file of files) {
      const language = /^words\.([\w-]+)\.yaml$/.exec(file)?.[1]
      if (language === undefined) continue
      words[language] = { ...words[language], [type]: readWords(text(file)) }
    }
  }
  return { folder: nameOfOwn(context), schemas, words }
}

/** Returns a function that tells whether components were added or removed since its last call. */
export function trackComponents(context: CliContext): () => boolean {
  const list = () => JSON.stringify(sectionComponents(context))
  let last = list()

  return () => {
    const before = last
    last = list()
    return last !== before
  }
}
