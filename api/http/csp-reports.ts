import { Hono } from 'hono'
import { problem } from '../errors/problem.ts'
import { readBody } from '../forms/read-body.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** The largest bundle of reports, in bytes. */
const limit = 8 * 1024
const maxReports = 20

/** What a policy can name; a report may name anything, and each name would be kept. */
const directives = new Set([
  ...['default-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'object-src'],
  ...['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'manifest-src'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'base-uri', 'form-action'],
  ...['frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
])

/** `POST /api/csp-report`: what browsers blocked is counted by directive; nothing else of it is kept. */
export function cspReports(metrics: Metrics) {
  return new Hono()
    .post('/api/csp-report', async ({ req }) => {
      const body = await readBody(req.raw, limit)
      if (body.outcome === 'too-large') return problem('body_too_large')
      if (body.outcome === 'read') {
        for (const name of directivesIn(body.bytes)) {
          metrics.count('diptych_policy_violations_total', { directive: name })
        }
      }
      return new Response(null, { status: 204 })
    })
    .all('/api/csp-report', () => problem('method_not_allowed', { headers: { allow: 'POST' } }))
}

/** Reads both forms: the list of the Reporting API, and the one object of the older `report-uri`. */
function directivesIn(bytes: Uint8Array): readonly string[] {
  const reports = parse(bytes)
  const list = Array.isArray(reports) ? reports.slice(0, maxReports) : [reports]
  return list.flatMap((report: unknown) => {
    const body = memberOf(report, 'body') ?? memberOf(report, 'csp-report')
    const name = memberOf(body, 'effectiveDirective') ?? memberOf(body, 'effective-directive')
    return typeof name === 'string' && directives.has(name) ? [name] : []
  })
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined
