import type { Delivery, StoredLead, Submission } from '../store/line.ts'

/** A submission as JSON: its body in base64. */
export interface Exported extends Omit<Submission, 'raw' | 'receivedAt'> {
  readonly received: string
  readonly raw: string
  readonly deliveries: readonly Omit<Delivery, 'channel'>[]
}

/** A submission as one line of JSON, with what was delivered of it. */
export function toJsonLine({ submission, deliveries }: StoredLead): string {
  const { raw, receivedAt, ...rest } = submission
  const exported: Exported = {
    ...rest,
    received: new Date(receivedAt).toISOString(),
    raw: Buffer.from(raw).toString('base64'),
    deliveries: deliveries.map(({ channel: _, ...each }) => each),
  }
  return `${JSON.stringify(exported)}\n`
}

const columns = ['id', 'received', 'state', 'form', 'language', 'reasons']

/** Submissions as CSV (RFC 4180) with a byte order mark. No cell can run as a formula, whichever separator a spreadsheet splits at. */
export function toCsv(submissions: readonly Submission[]): string {
  const names = [...new Set(submissions.flatMap(({ fields }) => fields.map(([name]) => name)))]
  const rows = submissions.map((submission) => {
    const values = new Map(submission.fields)
    return [
      submission.id,
      new Date(submission.receivedAt).toISOString(),
      submission.state,
      submission.form ?? '',
      submission.language ?? '',
      submission.reasons.join(' '),
      ...names.map((name) => values.get(name) ?? ''),
      submission.extra.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ]
  })
  const lines = [[...columns, ...names, 'extra'], ...rows].map((row) => row.map(toCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Places where a spreadsheet may see the start of a formula: at the start of a cell, and after each
 * character that ends a cell or row in some of its settings. Dutch settings split at semicolons, and
 * do not see the quotes of a cell that a comma precedes.
 */
const formulaStarts =
  /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?=["'\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\0]|[\t\r\n])/g

export const toCell = (text: string) =>
  `"${text.replaceAll(formulaStarts, "'").replaceAll('"', '""')}"`
