import type { FieldCheck, FormRule } from '#site/types.ts'
import type { Language, Site } from '../../model/site.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'

interface Named {
  readonly kind: string
  readonly name: string
}

/** The checks that the browser runs on the fields of some forms and quizzes, by field name. */
export function emitChecks(
  site: Site,
  language: Language,
  named: readonly Named[],
): Record<string, FieldCheck[]> {
  const rules = named.flatMap(({ kind, name }) => {
    if (kind === 'form') return emitFormRule(site, name)
    return kind === 'quiz' ? (emitQuizRule(site, name) ?? []) : []
  })
  return Object.fromEntries(rules.map((rule) => [rule.name, emitFieldChecks(rule, language)]))
}

/** The checks of the API for each field, with their messages in one language. */
function emitFieldChecks({ fields, languages }: FormRule, { code }: Language): FieldCheck[] {
  const words = languages[code]?.fields ?? {}

  return fields
    .filter(({ kind }) => kind !== 'wording')
    .map(({ name, pattern, maxLength }) => {
      const { required, invalid } = words[name] ?? {}
      return {
        name,
        ...(required !== undefined && { required }),
        ...(invalid !== undefined && { invalid }),
        ...(pattern !== undefined && { pattern }),
        ...(maxLength !== undefined && { maxLength }),
      }
    })
}
