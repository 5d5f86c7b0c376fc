import type { FieldRule, FormRule, FormRules } from '#site/types.ts'
import type { Submission } from '../../store/submission.ts'

/** A submission in words, for a person. */
export interface Description {
  readonly rows: readonly DescribedField[]
  /** What the choices count together, where choices count. */
  readonly score?: { readonly total: number; readonly maximum: number }
}

export interface DescribedField {
  readonly name: string
  /** The question as it was asked, or the field's label. */
  readonly label: string
  /** The answer as the visitor saw it. */
  readonly answer: string
  readonly score?: number
}

/** Puts question and answer together, in the order of the form, then what came beside them. */
export function describeSubmission({ forms }: FormRules, submission: Submission): Description {
  const form = forms.find(({ name }) => name === submission.form)
  const rows = [
    ...(form ? describeFields(form, submission) : submission.fields.map(asRow)),
    ...submission.extra.map(asRow),
  ]
  const scored = form ? scoredFields(form, submission) : []
  if (scored.length === 0) return { rows }

  return {
    rows,
    score: {
      total: rows.reduce((sum, { score = 0 }) => sum + score, 0),
      maximum: scored.reduce((sum, scores) => sum + Math.max(...scores), 0),
    },
  }
}

function describeFields({ fields, languages }: FormRule, submission: Submission) {
  const values = new Map(submission.fields)
  const words = languages[submission.language ?? '']?.fields ?? {}

  return fields.flatMap(({ name, kind, wording }: FieldRule): readonly DescribedField[] => {
    const value = values.get(name)
    if (value === undefined || kind === 'wording') return []
    const { label = name, options = [] } = words[name] ?? {}
    const option = options.find((each) => each.value === value)
    return [
      {
        name,
        label: values.get(wording ?? '') || label,
        answer: option?.label ?? value,
        ...(option?.score !== undefined && { score: option.score }),
      },
    ]
  })
}

/** The scores that each scored field offers. */
const scoredFields = ({ fields, languages }: FormRule, { language }: Submission) =>
  fields
    .map(({ name }) => languages[language ?? '']?.fields[name]?.options ?? [])
    .map((options) => options.flatMap(({ score }) => score ?? []))
    .filter((scores) => scores.length > 0)

const asRow = ([name, answer]: readonly [string, string]): DescribedField => ({
  name,
  label: name,
  answer,
})
