import { addressOf } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { valuesIn } from '../../model/values.ts'
import { isRecord } from '../../read/path.ts'

interface Place {
  readonly kind: 'form' | 'quiz'
  readonly name: string
  readonly language: Language
}

/** The addresses of the page that shows a form and, where its document names one, of the page after it. */
export function emitFormPlace(site: Site, { kind, name, language }: Place) {
  const page = pageWith(site, { kind, name, language })
  const data = site.find(kind, name, language.code)?.data
  const sent = isRecord(data) ? data['sent'] : undefined

  return {
    ...(page !== undefined && { path: addressOf(page, site, language) }),
    ...(typeof sent === 'string' && { sent: addressOf(sent, site, language) }),
  }
}

/** The id of the first page of the language with a section that shows the form. */
function pageWith(site: Site, { kind, name, language }: Place): string | undefined {
  return site
    .all('page', language.code)
    .find((page) =>
      valuesIn(page, site.schemas).some(
        ({ value, schema }) => schema['x-ref'] === kind && value === name,
      ),
    )?.name
}
