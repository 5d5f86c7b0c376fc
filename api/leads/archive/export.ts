import type { Submission } from '../../store/submission.ts'

/** A submission as one line of JSON, nothing lost: the body as it came is in base64. */
export const toJsonLine = ({ raw, receivedAt, ...rest }: Submission): string =>
  `${JSON.stringify({
    ...rest,
    received: new Date(receivedAt).toISOString(),
    raw: Buffer.from(raw).toString('base64'),
  })}\n`

const columns = ['id', 'received', 'state', 'form', 'language', 'reasons']

/** Submissions as a table for spreadsheets: RFC 4180, with a byte order mark, no cell a formula. */
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

/** What a spreadsheet takes for a formula, or may once it has dropped what stands before. */
const dangerous = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\0]|^[\t\r\n]/

export const toCell = (text: string) =>
  `"${dangerous.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
