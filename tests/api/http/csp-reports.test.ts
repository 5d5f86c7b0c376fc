import { expect, test } from 'vitest'
import { cspReports } from '#api/http/csp-reports.ts'
import { appWith } from '../app-with.ts'

async function report(body: string, method = 'POST') {
  const counted: string[] = []
  const handler = cspReports({
    count: (name, labels) => counted.push(`${name} ${labels?.['directive']}`),
  })
  const app = appWith({ handlers: { 'csp-report': handler } })
  const { status } = await app.request('/api/csp-report', {
    method,
    ...(method === 'POST' && { body, headers: { 'content-type': 'application/reports+json' } }),
  })
  return { status, counted }
}

const violation = (effectiveDirective: unknown) => ({
  type: 'csp-violation',
  url: 'https://canary.example/?mail=canary',
  body: { effectiveDirective, blockedURL: 'https://canary.example' },
})
const counted = (directive: string) => `diptych_policy_violations_total ${directive}`

test.for([
  { name: 'one report', body: [violation('img-src')], counts: ['img-src'] },
  {
    name: 'several',
    body: [violation('img-src'), violation('script-src-elem')],
    counts: ['img-src', 'script-src-elem'],
  },
  {
    name: 'the older format',
    body: { 'csp-report': { 'effective-directive': 'style-src' } },
    counts: ['style-src'],
  },
  {
    name: 'more reports than a browser sends',
    body: Array(40).fill(violation('img-src')),
    counts: Array(20).fill('img-src'),
  },
  { name: 'an unknown directive', body: [violation('canary@mail.example"}')], counts: [] },
  { name: 'a directive of another type', body: [violation({ a: 1 })], counts: [] },
  { name: 'something else', body: [1, null, 'a', { body: null }, { __proto__: 1 }], counts: [] },
])('$name is counted by directive and nothing else', async ({ body, counts }) => {
  expect(await report(JSON.stringify(body))).toEqual({ status: 204, counted: counts.map(counted) })
})

test.for([
  { name: 'no JSON', body: '{', method: 'POST', status: 204 },
  { name: 'nothing', body: '', method: 'POST', status: 204 },
  { name: 'too much', body: 'a'.repeat(8 * 1024 + 1), method: 'POST', status: 413 },
  { name: 'a question', body: '', method: 'GET', status: 405 },
])('$name is answered with $status', async ({ body, method, status }) => {
  expect(await report(body, method)).toEqual({ status, counted: [] })
})
