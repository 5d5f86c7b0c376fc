import { globSync } from 'node:fs'

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
