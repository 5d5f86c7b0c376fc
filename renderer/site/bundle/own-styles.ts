import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { LightningCSSOptions } from 'vite'
import type { Project } from '../page-input.ts'
import { SectionError } from './site-modules.ts'
import { sources } from './sources.ts'
import { viteDefaults } from './vite-build.ts'

/** A rule of a style sheet: its selectors, each a list of what it consists of. */
interface StyleRule {
  readonly selectors: readonly (readonly SelectorPart[])[]
  /** Where it is: lines from 0, columns from 1. The sheet itself is the first source, before those that it imports. */
  readonly loc: { readonly source_index: number; readonly line: number; readonly column: number }
}

interface SelectorPart {
  readonly type: string
  readonly name?: unknown
}

/**
 * Refuses a style sheet of the site's section types that styles what is not theirs: each selector begins with a class
 * that Diptych does not have.
 */
export async function checkOwnStyles(project: Project): Promise<void> {
  const { engine, site, sections } = project
  const own = existsSync(sections) ? sheetsIn(sections) : []
  if (own.length === 0) return

  let rules: StyleRule[] = []
  const visitor: LightningCSSOptions['visitor'] = {
    Rule: { style: ({ value }) => void rules.push(value) },
  }
  const { preprocessCSS, resolveConfig } = await import('vite')
  const config = await resolveConfig(
    { ...viteDefaults(project), css: { transformer: 'lightningcss', lightningcss: { visitor } } },
    'build',
  )
  const rulesIn = async (file: string) => {
    rules = []
    await preprocessCSS(readFileSync(file, 'utf8'), file, config)
    return rules.filter(({ loc }) => loc.source_index === 0)
  }

  const taken = new Set<unknown>()
  for (const file of sheetsIn(join(engine, sources.styled)))
    for (const { selectors } of await rulesIn(file))
      for (const { type, name } of selectors.flat()) if (type === 'class') taken.add(name)

  for (const file of own)
    for (const { selectors, loc } of await rulesIn(file)) {
      const isStray = selectors.some(
        (selector) =>
          !selector.some(({ type }) => type === 'nesting') &&
          !firstOf(selector).some(({ type, name }) => type === 'class' && !taken.has(name)),
      )
      if (isStray)
        throw new SectionError(
          `${relative(site, file)}:${loc.line + 1}:${loc.column}: This styles what is not of the site's section types.`,
          'Begin each selector with a class that Diptych does not have, such as the name of the section type.',
        )
    }
}

const sheetsIn = (folder: string) =>
  globSync('**/*.css', { cwd: folder })
    .toSorted()
    .map((path) => join(folder, path))

/** What a selector says of the first element that it names. */
const firstOf = (selector: readonly SelectorPart[]) => {
  const end = selector.findIndex(({ type }) => type === 'combinator')
  return end < 0 ? selector : selector.slice(0, end)
}
