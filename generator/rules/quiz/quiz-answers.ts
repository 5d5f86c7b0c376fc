import { isRecord } from '../../read/path.ts'

/** The answers of the tool builder that quizzes are made of, by their names. */
export interface ToolAnswers {
  readonly problems: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  readonly subcategories: ReadonlySet<string>
  readonly outputs: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
}

/** Reads them from the data of `tool-builder.yaml`, as far as it is complete. */
export function answersOf(data: unknown): ToolAnswers {
  const { problems, kinds, categories, questions } = isRecord(data) ? data : {}
  const optionsOf = (field: string) =>
    itemsIn(questions)
      .filter((question) => question['field'] === field)
      .flatMap(({ options }) => itemsIn(options))

  return {
    problems: namesOf(itemsIn(isRecord(problems) ? problems['options'] : []), 'id'),
    kinds: namesOf(itemsIn(isRecord(kinds) ? kinds['options'] : []), 'code'),
    subcategories: namesOf(
      itemsIn(categories).flatMap(({ subcategories }) => itemsIn(subcategories)),
      'id',
    ),
    outputs: namesOf(optionsOf('desired_output'), 'id'),
    calls: namesOf(optionsOf('final_cta'), 'id'),
  }
}

const itemsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])

const namesOf = (items: readonly Readonly<Record<string, unknown>>[], key: string) =>
  new Set(items.flatMap(({ [key]: name }) => (typeof name === 'string' ? [name] : [])))
