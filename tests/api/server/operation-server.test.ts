import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createOperationServer, type Readiness } from '#api/index.ts'
import { createMetricsRegistry } from '#api/serving.ts'
import { metricsByName } from '#api/telemetry/metrics.ts'
import { gaugesOf } from '#cli/serve/gauges.ts'
import { rawRequest } from '../raw-request.ts'

async function ask(path: string, ready: () => Promise<Readiness>) {
  const metrics = createMetricsRegistry({ version: '1.2.3' })
  metrics.count('diptych_requests_total', { status: '200', route: '/a"b\\c\n' })
  metrics.count('diptych_requests_total', { route: '/a"b\\c\n', status: '200' })
  metrics.add('diptych_files_total', 5, { status: '304' })
  for (const seconds of [0.004, 0.3]) {
    metrics.observe('diptych_request_duration_seconds', seconds, { route: 'forms' })
  }
  metrics.gauges(async () => ({ diptych_waiting: 3 }))
  const server = createOperationServer({ ready, metrics: metrics.write }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return rawRequest(`http://127.0.0.1:${port}`, path)
}

const well = async () => ({ ready: true, checks: { written: true } })
const ill = async () => ({ ready: false, checks: { written: false } })
const broken = async () => Promise.reject(new Error('canary'))

test.for([
  { path: '/healthz', ready: well, status: 200, body: 'ok\n' },
  { path: '/healthz', ready: broken, status: 200, body: 'ok\n' },
  { path: '/readyz', ready: well, status: 200, body: '{"ready":true,"checks":{"written":true}}\n' },
  {
    path: '/readyz?a',
    ready: ill,
    status: 503,
    body: '{"ready":false,"checks":{"written":false}}\n',
  },
  { path: '/readyz', ready: broken, status: 503, body: 'cannot tell\n' },
  { path: '/', ready: well, status: 404, body: 'not found\n' },
  { path: '/constructor', ready: well, status: 404, body: 'not found\n' },
])('$path is answered with $status', async ({ path, ready, status, body }) => {
  expect(await ask(path, ready)).toMatchObject({ status, body })
})

test('metrics are in the Prometheus text format', async () => {
  const { body, headers } = await ask('/metrics', well)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  const linesOf = (name: string) =>
    body.split('\n').filter((line) => new RegExp(`^(# \\w+ )?${name}\\b`).test(line))

  expect(linesOf('diptych_requests_total')).toEqual([
    '# HELP diptych_requests_total Requests that the API answered.',
    '# TYPE diptych_requests_total counter',
    'diptych_requests_total{status="200",route="/a\\"b\\\\c\\n"} 2',
  ])
  expect(linesOf('diptych_files_total').at(-1)).toBe('diptych_files_total{status="304"} 5')
  expect(linesOf('diptych_dropped_connections_total').at(-1)).toBe(
    'diptych_dropped_connections_total 0',
  )
  expect(
    linesOf('diptych_request_duration_seconds_(?:bucket|sum|count)').map((line) => line.split(' ')),
  ).toEqual([
    ...buckets.map((limit) => [
      `diptych_request_duration_seconds_bucket{le="${limit}",route="forms"}`,
      limit < 0.3 ? '1' : '2',
    ]),
    ['diptych_request_duration_seconds_bucket{le="+Inf",route="forms"}', '2'],
    ['diptych_request_duration_seconds_sum{route="forms"}', '0.304'],
    ['diptych_request_duration_seconds_count{route="forms"}', '2'],
  ])
  expect(linesOf('diptych_waiting').at(-1)).toBe('diptych_waiting 3')
  expect(linesOf('diptych_build_info').at(-1)).toBe('diptych_build_info{version="1.2.3"} 1')
  expect(body).toContain('\nprocess_open_fds ')
})

test('every gauge of the server is a metric', () => {
  const checks = [
    'written',
    'spooled',
    'setAside',
    'spoolWritable',
    'missing',
    'damagedFiles',
    'backupAgeSeconds',
    'waiting',
    'freeMegabytes',
    'channels',
    'undelivered',
    'givenUp',
    'doubtfulBytes',
    'heldThisWeek',
    'untrustedProxy',
    'oldestUndeliveredSeconds',
  ]
  const readiness = {
    ready: true,
    checks: Object.fromEntries(checks.map((name) => [name, 1])),
  }
  const measured = { delay: { slowest: () => 0 }, builtAt: 0, free: 0 }
  const gauges = Object.entries(metricsByName).flatMap(([name, { type }]) =>
    type === 'gauge' && name !== 'diptych_build_info' ? [name] : [],
  )
  expect(Object.keys(gaugesOf(readiness, measured)).toSorted()).toEqual(gauges.toSorted())
})

test('names end in their unit, counters in _total, and no label is a path of a visitor', () => {
  const odd = Object.entries(metricsByName).filter(([name, { type }]) =>
    type === 'counter'
      ? !name.endsWith('_total')
      : name.endsWith('_total') || /_(ms|milliseconds|minutes|hours|kb)$/.test(name),
  )
  expect(odd).toEqual([])
})
