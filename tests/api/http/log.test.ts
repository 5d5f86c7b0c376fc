import { expect, test } from 'vitest'
import { createLog } from '#api/serving.ts'

const now = () => new Date('2026-06-01T12:00:00Z')

function linesOf() {
  const lines: string[] = []
  const write = (text: string) => lines.push(...text.split(/(?<=\n)/))
  const log = createLog({ write }, now)
  log.info('request', { status: 201, route: '/' })
  log.error('server.crashed', { code: 1, signal: undefined })
  return lines
}

test('an event is one line of JSON, with its time in UTC', () => {
  const [line = '', ...others] = linesOf()
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

test('info events are written once per turn; errors at once, in order', async () => {
  const written: string[] = []
  const log = createLog({ write: (text) => written.push(text) }, now)
  const events = () =>
    written.map((text) => Array.from(text.matchAll(/"event":"(\w+)"/g), ([, event]) => event))

  log.info('one')
  log.info('two')
  expect(events()).toEqual([])
  log.warn('three')
  expect(events()).toEqual([['one', 'two', 'three']])
  log.info('four')
  await new Promise(setImmediate)
  expect(events()).toEqual([['one', 'two', 'three'], ['four']])
})
