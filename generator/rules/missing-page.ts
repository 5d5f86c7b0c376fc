import { isRecord } from '../path.ts'
import { defineRule } from './rule.ts'

export const missingPage = defineRule({
  code: 'parity/missing-page',
  severity: 'error',
  summary: 'Every page exists in every language.',
  why: 'The language switch links a page to its translations; a gap sends visitors to a 404.',

  *check(site) {
    const pages = new Map(
      site
        .all('page')
        .toReversed()
        .map((page) => [page.name, page]),
    )

    for (const [id, page] of pages) {
      const only = isRecord(page.data) ? page.data['languages'] : undefined
      for (const { code } of site.languages) {
        if (site.find('page', id, code) || (Array.isArray(only) && !only.includes(code))) continue

        yield {
          at: page.place([]),
          message: `Page "${id}" has no "${code}" version.`,
          hint: `Add ${page.file.replace(`${page.language}/pages/`, `${code}/pages/`)}, or say "languages: [${page.language}]" if it is meant to be in that language only.`,
        }
      }
    }
  },
})
