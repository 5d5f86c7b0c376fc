import { expect, test } from 'vitest'
import { reportStart } from '#cli/serve/report-start.ts'

const started = {
  site: 'http://localhost:4321',
  operation: 'http://127.0.0.1:4322',
  submissions: '.data',
  channels: 1,
  ms: 400,
}

/** What is written and logged about a start. */
function reported(isTTY: boolean, more: Partial<Parameters<typeof reportStart>[2]> = {}) {
  const written: string[] = []
  const logged: unknown[] = []
  const note = (...event: unknown[]) => void logged.push(event)
  const output = { isTTY, write: (text: string) => written.push(text) }
  reportStart(output, { info: note, warn: note, error: note }, { ...started, ...more })
  return { written, logged }
}

const place = 'health at http://127.0.0.1:4322, ready in 400 ms)\n'

test('a terminal shows a sentence, a log gets an event; who can tell nobody says so', () => {
  expect(reported(true, { channels: 0 }).written).toEqual([
    `The site is at http://localhost:4321 (submissions in .data, ${place}`,
    'Nobody is told of new submissions yet. Set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL and WEBHOOK_SECRET.\n',
  ])
  expect(reported(true, { submissions: undefined, channels: undefined }).written).toEqual([
    `The site is at http://localhost:4321 (no form, so no store and no mail, ${place}`,
  ])
  expect(reported(false)).toEqual({ written: [], logged: [['server.started', started]] })
  const told = ['delivery.none', { hint: expect.any(String) }]
  expect(reported(false, { channels: 0 }).logged[1]).toEqual(told)
})
