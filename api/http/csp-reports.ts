import type { Metrics } from '../telemetry/metrics.ts'
import type { Handler } from './routes.ts'

const maxReports = 20

/** The directives of a policy. Other names in reports are ignored, because each would add a metric. */
const directives = new Set([
  ...['default-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'object-src'],
  ...['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'manifest-src'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'base-uri', 'form-action'],
  ...['frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
])

/** Counts blocked resources by directive. Nothing else of a report is kept. */
export const cspReports =
  (metrics: Metrics): Handler =>
  async ({ req }) => {
    for (const name of directivesIn(new Uint8Array(await req.arrayBuffer()))) {
      metrics.count('diptych_policy_violations_total', { directive: name })
    }
    return new Response(null, { status: 204 })
  }

/** Reads both formats: the list of the Reporting API, and the object of the older `report-uri`. */
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
