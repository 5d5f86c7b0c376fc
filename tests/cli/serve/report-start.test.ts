import { expect, test } from 'vitest'
import { reportStart } from '#cli/serve/report-start.ts'

const started = {
  site: 'http://localhost:4321',
  operation: 'http://127.0.0.1:4322',
  workers: 2,
  submissions: '.data',
  ms: 400,
}

/** What is written and logged about a start. */
function reported(isTTY: boolean, changes: Partial<typeof started> = {}) {
  const written: string[] = []
  const logged: unknown[] = []
  const log = {
    info: (...event: unknown[]) => void logged.push(event),
    warn: () => undefined,
    error: () => undefined,
  }
  reportStart({ isTTY, write: (text) => written.push(text) }, log, { ...started, ...changes })
  return { written, logged }
}

test('a terminal shows a sentence', () => {
  expect(reported(true)).toEqual({
    logged: [],
    written: [
      'The site is at http://localhost:4321 (2 workers, submissions in .data, health and metrics at http://127.0.0.1:4322, ready in 400 ms)\n',
    ],
  })
  expect(reported(true, { workers: 1 }).written.join()).toContain('(one process, ')
})

test('a log gets an event', () => {
  expect(reported(false)).toEqual({ written: [], logged: [['server.started', started]] })
})
