import type { Cache } from '../../cache.ts'
import type { Language, Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'

interface Named {
  readonly kind: string
  readonly name: string
}

/** What the browser asks of the fields of some forms, by the name they are sent under. */
export function emitChecks(
  site: Site,
  language: Language,
  forms: readonly Named[],
  cache: Cache,
): unknown {
  const rules = forms.flatMap(({ kind, name }) => {
    if (kind === 'form') return emitFormRule(site, name, cache)
    return kind === 'quiz' ? (emitQuizRule(site, name, cache) ?? []) : []
  })
  return Object.fromEntries(
    rules.filter(isRecord).map((rule) => [rule['name'], emitFieldChecks(rule, language)]),
  )
}

/** The rules of the API for each field, with the words for them in one language. */
function emitFieldChecks(
  { fields, languages }: Readonly<Record<string, unknown>>,
  { code }: Language,
) {
  const words = recordOf(recordOf(recordOf(languages)[code])['fields'])

  return (Array.isArray(fields) ? fields : [])
    .filter(isRecord)
    .filter(({ kind }) => kind !== 'wording')
    .map(({ name, pattern, maxLength }) => {
      const { required, invalid } = recordOf(words[String(name)])
      return { name, required, invalid, pattern, maxLength }
    })
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
