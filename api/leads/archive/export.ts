import type { Submission } from '../../store/submission.ts'

/** A submission as one line of JSON. The raw body is base64. */
export const toJsonLine = ({ raw, receivedAt, ...rest }: Submission): string =>
  `${JSON.stringify({
    ...rest,
    received: new Date(receivedAt).toISOString(),
    raw: Buffer.from(raw).toString('base64'),
  })}\n`

const columns = ['id', 'received', 'state', 'form', 'language', 'reasons']

/** Submissions as CSV (RFC 4180) with a byte order mark. No cell can run as a formula. */
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

/** The start of a cell that a spreadsheet reads as a formula, or may after trimming it. */
const dangerous = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\0]|^[\t\r\n]/

export const toCell = (text: string) =>
  `"${dangerous.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
