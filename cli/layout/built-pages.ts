import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LayoutPage } from '#renderer/build/index.ts'
import { CliError } from '../cli-error.ts'

/** The names that were asked for, all where none was; an unknown one is the operator's to mend. */
export async function chosen(
  what: string,
  asked: readonly string[],
  known: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const unknown = asked.find((name) => !known.has(name))
  if (unknown === undefined) return asked.length > 0 ? new Set(asked) : known
  const { didYouMean } = await import('#generator/index.ts')
  throw new CliError(`There is no ${what} "${unknown}".`, didYouMean(unknown, [...known]).en)
}

/** The pages of a built site. */
interface BuiltPages {
  /** Each page of the source language before its translations. */
  readonly pages: readonly LayoutPage[]
  readonly source: string
}

interface PageData {
  readonly page?: LayoutPage & { readonly canonical?: string }
}

/** Finds the pages of a built site by the data beside each document; other addresses of a page show the same. */
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
