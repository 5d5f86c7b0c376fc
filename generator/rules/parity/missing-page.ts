import { documentsByLanguage, isDue, isMeantFor } from '../../compare/due-documents.ts'
import { isInMissingFolder, renamedFiles } from '../../compare/missing-files.ts'
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

  messages: {
    missing: {
      message: 'There is no page "{page}" in {language}.',
      hint: 'Add {file}, or say "{only}" if it is meant to be in {languages} only.',
      renamed:
        'If {other} is this page in {language}, both files have one name: {wanted} or {found}.',
    },
    renamed: {
      message: 'This is the page "{page}" in {language}, and its file has another name.',
      hint: 'Rename it to {wanted}, or rename {file} to {found}: a page has one name in every language.',
      other: 'The same page is here.',
    },
  },

  *check(site) {
    const folders = documentsByLanguage(site)
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

    for (const id of new Set(site.all('page').map(({ name }) => name))) {
      // The first language of the site that has a page speaks for it.
      const versions = site.languages.flatMap(({ code }) => site.find('page', id, code) ?? [])
      const [page] = versions
      if (!page || names.has(id)) continue
      const having = versions.flatMap(({ language }) => language ?? [])
      for (const { code } of site.languages) {
        // A language without a folder is one finding of another rule.
        if (!folders.has(code)) continue
        const isRenamed = renamed.some(
          ({ source, translation }) => source.name === id && translation.language === code,
        )
        if (isRenamed || site.find('page', id, code) || !isDue(site, page, code)) continue
        // So is a folder of which it has none.
        if (isInMissingFolder(site, { address: page.address, language: code })) continue

        const missing = translationFile(page, code)
        yield {
          at: page.place([]),
          messageId: 'missing',
          data: {
            page: id,
            language: { language: code },
            file: missing,
            languages: having.map((language) => ({ language })),
            only: `languages: [${having.join(', ')}]`,
          },
          ...maybeRenamed(site, versions, code),
        }
      }
    }
  },
})

const translationFile = ({ file, language }: SourceDocument, code: string) =>
  file.replace(`${language}/pages/`, `${code}/pages/`)

/**
 * The only page of a language that is in none of those that have a page may be that page, if it is the only one of
 * theirs that this language lacks.
 */
function maybeRenamed(
  site: Site,
  versions: readonly SourceDocument[],
  code: string,
): { readonly hint?: TextReference } {
  const [page] = versions
  const holders = versions.flatMap(({ language }) => language ?? [])
  const isStray = (each: SourceDocument, language: string) =>
    !site.find('page', each.name, language) && isMeantFor(each, language)
  const [other, ...more] = site
    .all('page', code)
    .filter((each) => holders.every((language) => isStray(each, language)))
  const lacked = holders
    .flatMap((language) => site.all('page', language))
    .filter((each) => isStray(each, code))
  const own = new Set(lacked.map(({ name }) => name))
  if (!page || !other || more.length > 0 || own.size !== 1) return {}
  const data = { other: other.file, wanted: fileName(page), found: fileName(other) }
  return { hint: { text: 'missing.renamed', data } }
}

const fileName = ({ file }: SourceDocument) => file.slice(file.lastIndexOf('/') + 1)
