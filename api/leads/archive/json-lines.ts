import type { Submission } from '../../store/submission.ts'

/** A submission as one line of JSON, nothing lost: the body as it came is in base64. */
export const toJsonLine = ({ raw, receivedAt, ...rest }: Submission): string =>
  `${JSON.stringify({
    ...rest,
    received: new Date(receivedAt).toISOString(),
    raw: Buffer.from(raw).toString('base64'),
  })}\n`
