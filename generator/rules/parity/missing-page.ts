import type { TextReference } from '../../diagnostics/message.ts'
import { documentsByLanguage } from '../../model/language-folders.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'parity/missing-page',
  severity: 'error',
  summary: 'Every page exists in every language.',
  why: 'The language switch links a page to its translations; a gap sends visitors to a 404.',
  example: {
    before: 'en/pages/about.yaml',
    after:
      'en/pages/about.yaml\nnl/pages/about.yaml\n\n# or, in en/pages/about.yaml, where it is meant:\nlanguages: [en]',
  },
  canBeAcknowledged: false,

  supersedes: { onSameKey: ['page/orphan'] },
  messages: {
    missing: {
      message: 'There is no page "{page}" in {language}.',
      hint: 'Add {file}, or say "{only}" if it is meant to be in that language only.',
      renamed: 'If {other} is its translation, both files have one name: {wanted} or {found}.',
    },
  },

  *check(site, cache) {
    const folders = documentsByLanguage(site, cache)
    const pages = new Map(
      site
        .all('page')
        .toReversed()
        .map((page) => [page.name, page]),
    )

    for (const [id, page] of pages) {
      const only = isRecord(page.data) ? page.data['languages'] : undefined
      for (const { code } of site.languages) {
        // A language without a folder is one finding of another rule.
        if (!folders.has(code)) continue
        if (site.find('page', id, code) || (Array.isArray(only) && !only.includes(code))) continue

        yield {
          at: page.place([]),
          messageId: 'missing',
          data: {
            page: id,
            language: { language: code },
            file: translationFile(page, code),
            only: `languages: [${page.language}]`,
          },
          ...renamed(site, page, code),
        }
      }
    }
  },
})

const translationFile = ({ file, language }: SourceDocument, code: string) =>
  file.replace(`${language}/pages/`, `${code}/pages/`)

/** If the other language has exactly one page that this one lacks, the file name was translated. */
function renamed(
  site: Site,
  page: SourceDocument,
  code: string,
): { readonly hint?: TextReference } {
  const [other, ...more] = strays(site, code, page.language)
  if (!other || more.length > 0 || strays(site, page.language, code).length !== 1) return {}
  const [wanted = '', found = ''] = [page, other].map(({ file }) => file.split('/').at(-1) ?? '')
  return { hint: { text: 'renamed', data: { other: other.file, wanted, found } } }
}

/** The pages of one language that another lacks. */
const strays = (site: Site, language: string | undefined, other: string | undefined) =>
  site.all('page', language).filter(({ name }) => !site.find('page', name, other))
