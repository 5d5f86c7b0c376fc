import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SurveyedPage } from './survey.ts'

interface BuiltPages {
  /** Each page of the source language before its translations. */
  readonly pages: readonly SurveyedPage[]
  readonly source: string
}

interface PageData {
  readonly page?: SurveyedPage & { readonly canonical?: string }
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
  const isTwin = ({ language }: SurveyedPage) => (language === source ? 0 : 1)

  return {
    source,
    pages: pages.toSorted(
      (a, b) =>
        a.id.localeCompare(b.id) || isTwin(a) - isTwin(b) || a.language.localeCompare(b.language),
    ),
  }
}
