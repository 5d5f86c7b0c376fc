import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LayoutPage } from '#renderer/build/index.ts'

/** The pages of a built site. */
export interface BuiltPages {
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
