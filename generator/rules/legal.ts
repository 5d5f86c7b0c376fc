import type { Place } from '../diagnostics/diagnostic.ts'
import { pagesIn } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path } from '../read/path.ts'
import { figureContext, figuresIn } from '../text/figures/figures-in.ts'
import { groupRule } from './rule.ts'

export const dates = groupRule({
  code: 'legal/dates',
  severity: 'error',

  *check(site) {
    for (const document of pagesIn(site)) {
      for (const { effective, updated } of legalDatesIn(site, document)) {
        if (effective && updated && isBefore(updated.date, effective.date)) {
          yield {
            ...updated.where,
            messageId: 'earlier',
            data: { updated: updated.date, effective: effective.date },
            related: [{ at: effective.where.at, message: 'effective' }],
          }
        }

        for (const dated of [effective, updated]) {
          if (!dated || !isBefore(site.today, dated.date)) continue
          yield { ...dated.where, messageId: 'future', data: { date: dated.date } }
        }
      }
    }
  },
})

/** Whether a date is before another. If one has no day, only the months are compared. */
function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) < b.slice(0, length)
}

interface Dated {
  /** As YYYY-MM-DD, or YYYY-MM where no day is named. */
  readonly date: string
  readonly where: { readonly at: Place; readonly path: string }
}

interface LegalDates {
  readonly effective: Dated | undefined
  readonly updated: Dated | undefined
}

/** The dates of all legal sections of a page, by section id. */
function* legalDatesIn(site: Site, document: SourceDocument): Generator<LegalDates> {
  const sections = isRecord(document.data) ? document.data['sections'] : undefined
  if (!Array.isArray(sections)) return

  for (const [index, section] of sections.entries()) {
    const dates: unknown = isRecord(section) ? section['dates'] : undefined
    if (!isRecord(section) || section['type'] !== 'document' || !Array.isArray(dates)) continue
    const read = (id: string) => {
      const at = dates.findIndex((each) => isRecord(each) && each['id'] === id)
      return dateAt({ site, document, path: ['sections', index, 'dates', at, 'value'] }, dates[at])
    }
    yield { effective: read('effective'), updated: read('updated') }
  }
}

interface Where {
  readonly site: Site
  readonly document: SourceDocument
  readonly path: Path
}

function dateAt({ site, document, path }: Where, entry: unknown): Dated | undefined {
  const text = isRecord(entry) ? entry['value'] : undefined
  if (typeof text !== 'string') return undefined
  const figure = figuresIn(text, figureContext(site, document.language)).find(
    ({ kind }) => kind === 'date',
  )
  const [year = '', month = '', day = ''] = figure?.keys[0]?.replace('date:', '').split('-') ?? []
  if (!figure || year.length !== 4) return undefined

  const days = day === '0' ? [] : [day]
  const date = [year, ...[month, ...days].map((part) => part.padStart(2, '0'))].join('-')
  const facts = figure.fact === undefined ? undefined : site.find('facts', 'facts')
  // A date from a fact is reported once in facts.yaml, for all pages that use it.
  const source = facts ?? document
  const shownPath = facts && figure.fact ? [...figure.fact.split('.'), 'date'] : path
  return { date, where: { at: source.place(shownPath), path: formatPath(shownPath, source.data) } }
}
