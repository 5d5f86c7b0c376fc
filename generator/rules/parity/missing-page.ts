import { isMeantFor } from '../../compare/due-documents.ts'
import { documentsByLanguage } from '../../compare/language-folders.ts'
import { isInMissingFolder } from '../../compare/missing-files.ts'
import { renamedFiles, strays } from '../../compare/renamed-files.ts'
import type { TextReference } from '../../diagnostics/message.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
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
    renamed: {
      message: 'This is the page "{page}" in {language}, and its file has another name.',
      hint: 'Rename it to {wanted}, or rename {file} to {found}: a page has one name in every language.',
      other: 'The same page is here.',
    },
  },

  *check(site, cache) {
    const folders = documentsByLanguage(site, cache)
    const renamed = site.translations.flatMap(({ code }) => renamedFiles(site, 'page', code))
    const names = new Set(renamed.map(({ translation }) => translation.name))
    for (const { source, translation } of renamed) {
      yield {
        at: translation.place([]),
        messageId: 'renamed',
        data: {
          file: source.file,
          wanted: fileName(source),
          found: fileName(translation),
          page: source.name,
          language: { language: translation.language ?? '' },
        },
        related: [{ at: source.place([]), message: 'other' }],
      }
    }

    const pages = new Map(
      site
        .all('page')
        .toReversed()
        .map((page) => [page.name, page]),
    )
    for (const [id, page] of pages) {
      if (names.has(id)) continue
      for (const { code } of site.languages) {
        // A language without a folder is one finding of another rule.
        if (!folders.has(code)) continue
        const isRenamed = renamed.some(
          ({ source, translation }) => source.name === id && translation.language === code,
        )
        if (isRenamed || site.find('page', id, code) || !isMeantFor(page, code)) continue
        // So is a folder of which it has none.
        if (isInMissingFolder(site, { address: page.address, language: code }, cache)) continue

        yield {
          at: page.place([]),
          messageId: 'missing',
          data: {
            page: id,
            language: { language: code },
            file: translationFile(page, code),
            only: `languages: [${page.language}]`,
          },
          ...maybeRenamed(site, page, code),
        }
      }
    }
  },
})

const translationFile = ({ file, language }: SourceDocument, code: string) =>
  file.replace(`${language}/pages/`, `${code}/pages/`)

/** The only page of the other language that this one lacks may be its translation. */
function maybeRenamed(
  site: Site,
  page: SourceDocument,
  code: string,
): { readonly hint?: TextReference } {
  const { language = '' } = page
  const [other, ...more] = strays(site, 'page', { of: code, lackedBy: language })
  const own = strays(site, 'page', { of: language, lackedBy: code })
  if (!other || more.length > 0 || own.length !== 1) return {}
  const data = { other: other.file, wanted: fileName(page), found: fileName(other) }
  return { hint: { text: 'missing.renamed', data } }
}

const fileName = ({ file }: SourceDocument) => file.slice(file.lastIndexOf('/') + 1)
