import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LayoutPage } from '#renderer/site/index.ts'
import { CliError } from '../cli-error.ts'

/** The requested names, or all known ones if none is requested. An unknown name is a CliError. */
export async function selectNames(
  what: string,
  requested: readonly string[],
  known: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const unknown = requested.find((name) => !known.has(name))
  if (unknown === undefined) return requested.length > 0 ? new Set(requested) : known
  const { didYouMeanIn } = await import('#generator/index.ts')
  throw new CliError(`There is no ${what} "${unknown}".`, didYouMeanIn('en', unknown, [...known]))
}

interface BuiltPages {
  /** Each page of the source language before its translations. */
  readonly pages: readonly LayoutPage[]
  readonly source: string
}

interface PageData {
  readonly page?: LayoutPage & { readonly canonical?: string }
}

/** Reads the pages of a built site from the JSON beside each document. Aliases of a page are left out. */
export function builtPages(folder: string): BuiltPages {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.].*\.json$/.test(file))
    .flatMap((file) => {
      const { page }: PageData = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      const isAlias = page?.canonical !== undefined && page.canonical !== page.path
      return page && !isAlias ? [{ id: page.id, language: page.language, path: page.path }] : []
    })
  const source = pages.find(({ path }) => path === '/')?.language ?? ''
  const isTwin = ({ language }: LayoutPage) => (language === source ? 0 : 1)

  return {
    source,
    pages: pages.toSorted(
      (a, b) =>
        a.id.localeCompare(b.id) || isTwin(a) - isTwin(b) || a.language.localeCompare(b.language),
    ),
  }
}
