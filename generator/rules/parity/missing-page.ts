import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'parity/missing-page',
  severity: 'error',
  summary: { en: 'Every page exists in every language.', nl: 'Elke pagina bestaat in elke taal.' },
  why: {
    en: 'The language switch links a page to its translations; a gap sends visitors to a 404.',
    nl: 'De taalkeuze leidt van een pagina naar haar vertaling; waar die ontbreekt, komt de bezoeker op een 404.',
  },
  example: {
    before: 'en/pages/about.yaml',
    after:
      'en/pages/about.yaml\nnl/pages/about.yaml\n\n# or, in en/pages/about.yaml, where it is meant:\nlanguages: [en]',
  },
  canBeAcknowledged: false,

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
          message: {
            en: `There is no page "${id}" in ${languageName(code).en}.`,
            nl: `Er is geen pagina "${id}" in het ${languageName(code).nl}.`,
          },
          hint: renamed(site, page, code) ?? {
            en: `Add ${twinFile(page, code)}, or say "languages: [${page.language}]" if it is meant to be in that language only.`,
            nl: `Maak ${twinFile(page, code)}, of zet er "languages: [${page.language}]" bij als de pagina alleen in die taal hoort te bestaan.`,
          },
        }
      }
    }
  },
})

const twinFile = ({ file, language }: SourceDocument, code: string) =>
  file.replace(`${language}/pages/`, `${code}/pages/`)

/** Where the other language has one page that this one lacks, its file name was translated too. */
function renamed(site: Site, page: SourceDocument, code: string): LegacyMessage | undefined {
  const [other, ...more] = strays(site, code, page.language)
  if (!other || more.length > 0 || strays(site, page.language, code).length !== 1) return undefined
  const [wanted, found] = [page, other].map(({ file }) => file.split('/').at(-1))
  return {
    en: `If ${other.file} is its translation, both files have one name: ${wanted} or ${found}.`,
    nl: `Is ${other.file} de vertaling ervan? Geef de bestanden dan dezelfde naam: ${wanted} of ${found}.`,
  }
}

/** The pages of one language that another does not have. */
const strays = (site: Site, language: string | undefined, other: string | undefined) =>
  site.all('page', language).filter(({ name }) => !site.find('page', name, other))
