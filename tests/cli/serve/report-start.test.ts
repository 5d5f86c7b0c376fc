import { expect, test } from 'vitest'
import { reportStart } from '#cli/serve/report-start.ts'

const started = {
  site: 'http://localhost:4321',
  operation: 'http://127.0.0.1:4322',
  submissions: '.data',
  ms: 400,
}

/** What is written and logged about a start. */
function reported(isTTY: boolean) {
  const written: string[] = []
  const logged: unknown[] = []
  const log = {
    info: (...event: unknown[]) => void logged.push(event),
    warn: () => undefined,
    error: () => undefined,
  }
  reportStart({ isTTY, write: (text) => written.push(text) }, log, started)
  return { written, logged }
}

test('a terminal shows a sentence', () => {
  expect(reported(true)).toEqual({
    logged: [],
    written: [
      'The site is at http://localhost:4321 (submissions in .data, health and metrics at http://127.0.0.1:4322, ready in 400 ms)\n',
    ],
  })
})

test('a log gets an event', () => {
  expect(reported(false)).toEqual({ written: [], logged: [['server.started', started]] })
})
