import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const missing = /(^|\/)404\.html$/

/** Every address of a built site, from its documents. */
export const builtRoutes = (folder: string): readonly string[] =>
  globSync('**/*.html', { cwd: folder })
    .filter((file) => !missing.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .toSorted()

/** An address without a page for each document that says so. */
export const missingRoutes = (folder: string): readonly string[] =>
  globSync('**/404.html', { cwd: folder })
    .map((file) => `/${file.replaceAll('\\', '/').replace(missing, '$1nope')}`)
    .toSorted()

/** The first addresses of a built site that together hold every language, layout and type of section. */
export function variedRoutes(folder: string): readonly string[] {
  const seen = new Set<string>()
  return builtRoutes(folder).filter((path) => {
    if (path.endsWith('.html')) return true
    const file = join(folder, path, 'page.json')
    const { page }: BuiltPage = JSON.parse(readFileSync(file, 'utf8'))
    const kinds = [page.layout ?? 'usual', ...page.sections.map(({ type }) => type)]
    const isNew = !kinds.every((kind) => seen.has(kind)) || !seen.has(page.language)
    for (const kind of [page.language, ...kinds]) seen.add(kind)
    return isNew
  })
}

interface BuiltPage {
  readonly page: {
    readonly language: string
    readonly layout?: string
    readonly sections: readonly { readonly type: string }[]
  }
}
