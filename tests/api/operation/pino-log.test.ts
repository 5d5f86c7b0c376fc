import { expect, test } from 'vitest'
import { createPinoLog } from '#api/serving.ts'

function linesOf(level: 'info' | 'error') {
  const lines: string[] = []
  const log = createPinoLog({ write: (text) => lines.push(text) }, level)
  log.info('request', { status: 201, route: '/' })
  log.error('worker.died', { code: 1, signal: undefined })
  return lines
}

test('an event is one line of JSON, with its time in UTC', () => {
  const [line = '', ...others] = linesOf('info')
  expect(others).toHaveLength(1)
  expect(line.endsWith('\n')).toBe(true)
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    event: 'request',
    status: 201,
    route: '/',
  })
})

test('what is less than the level is not told', () => {
  expect(linesOf('error').map((line) => JSON.parse(line).event)).toEqual(['worker.died'])
})
