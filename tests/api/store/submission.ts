import type { Submission } from '#api/index.ts'

let made = 0

/** Time at which the first submission is received. Each later one is received a millisecond after the one before. */
export const start = Date.parse('2026-06-01T12:00:00Z')

/** A unique submission, with some given properties. */
export function submission(own: Partial<Submission> = {}): Submission {
  const id = `${++made}`.padStart(26, '0')
  return {
    id,
    key: undefined,
    state: 'accepted',
    reasons: [],
    form: 'strategy-call',
    language: 'nl',
    raw: Buffer.from(`form-name=strategy-call&n=${id}`),
    contentType: 'application/x-www-form-urlencoded',
    fields: [['email', 'anna@devries.example']],
    extra: [],
    headers: { origin: 'http://localhost' },
    receivedAt: start + made,
    ...own,
  }
}
