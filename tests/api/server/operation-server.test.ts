import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createOperationServer, type Readiness } from '#api/index.ts'
import { createMetricsRegistry } from '#api/serving.ts'
import { metricHelp } from '#api/telemetry/metrics.ts'
import { gaugesOf } from '#cli/serve/gauges.ts'
import { rawRequest } from '../raw-request.ts'

async function ask(path: string, ready: () => Promise<Readiness>) {
  const metrics = createMetricsRegistry()
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
  expect(headers['content-type']).toBe('text/plain; version=0.0.4')
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  expect(body).toBe(
    [
      '# HELP diptych_requests_total Requests that the API answered.',
      '# TYPE diptych_requests_total counter',
      'diptych_requests_total{route="/a\\"b\\\\c\\n",status="200"} 2',
      '# HELP diptych_files_total Answers that were sent from memory.',
      '# TYPE diptych_files_total counter',
      'diptych_files_total{status="304"} 5',
      '# HELP diptych_request_duration_seconds Time from the end of a request body to the answer of the API.',
      '# TYPE diptych_request_duration_seconds histogram',
      ...buckets.map(
        (limit) =>
          `diptych_request_duration_seconds_bucket{le="${limit}",route="forms"} ${limit < 0.3 ? 1 : 2}`,
      ),
      'diptych_request_duration_seconds_bucket{le="+Inf",route="forms"} 2',
      'diptych_request_duration_seconds_sum{route="forms"} 0.304',
      'diptych_request_duration_seconds_count{route="forms"} 2',
      '# HELP diptych_waiting Submissions that wait to be written.',
      '# TYPE diptych_waiting gauge',
      'diptych_waiting 3',
      '',
    ].join('\n'),
  )
})

test('every gauge has a HELP text', () => {
  const checks = [
    'written',
    'spooled',
    'spoolWritable',
    'waiting',
    'freeMegabytes',
    'undelivered',
    'givenUp',
    'heldThisWeek',
    'untrustedProxy',
  ]
  const readiness = {
    ready: true,
    checks: Object.fromEntries([...checks, 'oldestUndeliveredSeconds'].map((name) => [name, 1])),
  }
  const names = Object.keys(gaugesOf(readiness, { slowest: () => 0 }))
  expect(names.filter((name) => !Object.hasOwn(metricHelp, name))).toEqual([])
})
