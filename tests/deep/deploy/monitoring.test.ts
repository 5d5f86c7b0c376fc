import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { createMetricsRegistry } from '#api/serving.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { readPaper } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'
import { environmentOf, readRecipe } from './recipe.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: Readonly<Record<string, string>>
}

const rules: readonly Rule[] = parse(readRecipe('prometheus-rules.yml')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
)

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const dashboard: { readonly panels: readonly Panel[]; readonly templating: unknown } = JSON.parse(
  readRecipe('grafana-dashboard.json'),
)
const queries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ of: title, expr })),
)
const expressions = [...rules.map(({ alert, expr }) => ({ of: alert, expr })), ...queries]

/** The metrics that a server writes, and what Prometheus itself records of it. */
let known: ReadonlySet<string>
beforeAll(async () => {
  const text = await createMetricsRegistry({ version: '1' }).write()
  const written = Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm)).flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((each) => `${name}_${each}`) : name,
  )
  known = new Set([...written, 'up'])
})

/** The metrics in an expression: every name with an underscore that is no function, and `up`. */
const namesIn = (expr: string): readonly string[] =>
  expr.replaceAll(/"[^"]*"/g, '').match(/\bup\b|\b[a-z]+_\w+\b(?!\()/g) ?? []

test.for(expressions)('every metric of “$of” is one of the server', ({ expr }) => {
  const names = namesIn(expr)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the dashboard shows every metric that the server counts', () => {
  const shown = new Set(queries.flatMap(({ expr }) => namesIn(expr)))
  const counted = [...known].filter((name) => /^diptych_.*(_total|_bucket)$/.test(name))
  expect(counted.filter((name) => !shown.has(name))).toEqual([])
})

test('the dashboard has no panel twice, and every choice of servers applies to all', () => {
  const titles = dashboard.panels.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { expr } of queries) expect(expr).toContain('instance=~"$instance"')
})

test('every alert says what is wrong and what to do, and how urgent it is', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Diptych[A-Z]/)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(Object.keys(annotations)).toEqual(['summary', 'action', 'runbook'])
  }
})

test('Prometheus asks where the unit says that metrics are', () => {
  const [job] = parse(readRecipe('prometheus.yml')).scrape_configs
  const { PORT, OPERATION_PORT } = environmentOf(readRecipe('diptych.service'))
  const port = OPERATION_PORT ?? Number(PORT) + 1
  expect(job.static_configs[0].targets).toEqual([`127.0.0.1:${port}`])
})

/** A server on which nothing is wrong, as values of a minute each. */
const well: Readonly<Record<string, string>> = {
  'up{job="diptych",instance="a"}': '1x40',
  'diptych_ready{instance="a"}': '1x40',
  'diptych_written{instance="a"}': '1x40',
  'diptych_spool_writable{instance="a"}': '1x40',
  'diptych_spooled{instance="a"}': '0x40',
  'diptych_set_aside{instance="a"}': '0x40',
  'diptych_missing{instance="a"}': '0x40',
  'diptych_damaged_files{instance="a"}': '0x40',
  'diptych_backup_age_seconds{instance="a"}': '90000+60x40',
  'diptych_doubtful_refused_total{instance="a"}': '0x40',
  'diptych_free_bytes{instance="a"}': '50e9x40',
  'diptych_oldest_undelivered_seconds{instance="a"}': '30x40',
  'diptych_channels{instance="a"}': '1x40',
  'diptych_given_up{instance="a"}': '0x40',
  'diptych_held_this_week{instance="a"}': '3x40',
  'diptych_untrusted_proxy{instance="a"}': '0x40',
  'diptych_dropped_connections_total{instance="a"}': '0x40',
  'diptych_submissions_total{state="accepted",place="store",instance="a"}': '0+5x40',
  'diptych_requests_total{method="POST",route="/",status="201",instance="a"}': '0+50x40',
  'diptych_requests_total{method="POST",route="/",status="500",instance="a"}': '0+1x40',
  'diptych_request_duration_seconds_bucket{route="forms",le="1",instance="a"}': '0+100x40',
  'diptych_request_duration_seconds_bucket{route="forms",le="+Inf",instance="a"}': '0+100x40',
}

/** What sets off each alert, and no other. */
const troubles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DiptychDown: { 'up{job="diptych",instance="a"}': '1x15 0x25' },
  DiptychLeadsRefused: {
    'diptych_submissions_total{state="accepted",place="nowhere",instance="a"}': '_x17 1x20',
  },
  DiptychStoreFails: { 'diptych_written{instance="a"}': '1x15 0x25' },
  DiptychSpoolNotWritable: { 'diptych_spool_writable{instance="a"}': '1x10 0x30' },
  DiptychLeadsMissing: { 'diptych_missing{instance="a"}': '3x40' },
  DiptychStoreDamaged: { 'diptych_damaged_files{instance="a"}': '1x40' },
  DiptychNotReady: { 'diptych_ready{instance="a"}': '1x5 0x35' },
  DiptychDiskFull: { 'diptych_free_bytes{instance="a"}': '5e8x40' },
  DiptychSpoolWaits: { 'diptych_spooled{instance="a"}': '4x40' },
  DiptychSetAside: { 'diptych_set_aside{instance="a"}': '1x40' },
  DiptychBackupOld: { 'diptych_backup_age_seconds{instance="a"}': '180000+60x40' },
  DiptychSilent: { 'diptych_channels{instance="a"}': '0x40' },
  DiptychLeadsUndelivered: { 'diptych_oldest_undelivered_seconds{instance="a"}': '3601x40' },
  DiptychLeadsGivenUp: { 'diptych_given_up{instance="a"}': '1x40' },
  DiptychLeadsHeld: { 'diptych_held_this_week{instance="a"}': '21x40' },
  DiptychDoubtfulRefused: { 'diptych_doubtful_refused_total{instance="a"}': '0x17 3x20' },
  DiptychProxyUntrusted: { 'diptych_untrusted_proxy{instance="a"}': '1x40' },
  DiptychErrors: {
    'diptych_requests_total{method="POST",route="/",status="500",instance="a"}': '0+10x40',
  },
  DiptychSlow: {
    'diptych_request_duration_seconds_bucket{route="forms",le="1",instance="a"}': '0+90x40',
    'diptych_request_duration_seconds_bucket{route="forms",le="2.5",instance="a"}': '0+100x40',
  },
  DiptychConnectionsDropped: {
    'diptych_dropped_connections_total{instance="a"}': '0x17 3x20',
  },
}

test('every alert has a trouble that sets it off', () => {
  expect(Object.keys(troubles).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
})

const promtool = (...options: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', options, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

describe.skipIf('promtool' in inject('missing'))('promtool', () => {
  test('takes the configuration and the alerts', () => {
    const file = join(projectRoot, '.deploy/prometheus.yml')
    const { status, output } = promtool('check', 'config', '--lint-fatal', file)
    expect(output).toContain(`${rules.length} rules found`)
    expect(status).toBe(0)
  })

  test('takes every query of the dashboard', () => {
    const recorded = queries.map(({ expr }, index) => ({
      record: `query_${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }))
    const file = join(
      temporaryFolder({
        'queries.json': JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }),
      }),
      'queries.json',
    )
    const { status, output } = promtool('check', 'rules', file)
    expect(output).toContain(`${queries.length} rules found`)
    expect(status).toBe(0)
  })

  test('the alerts: silent on a server that is well, and each trouble sets off its own', () => {
    const firing = (name = '') => `count(ALERTS{alertname=~"${name || '.*'}",alertstate="firing"})`
    const at = '20m'
    const none: readonly object[] = []
    const one = [{ labels: '{}', value: 1 }]
    const tests = Object.entries({ '': {}, ...troubles }).map(([alert, trouble]) => ({
      name: alert || 'nothing is wrong',
      interval: '1m',
      input_series: Object.entries({ ...well, ...trouble }).map(([series, values]) => ({
        series,
        values,
      })),
      promql_expr_test: [firing(), ...(alert ? [firing(alert)] : [])].map((expr) => ({
        expr,
        eval_time: at,
        exp_samples: alert ? one : none,
      })),
    }))
    const file = join(
      temporaryFolder({
        'rules.yml': readRecipe('prometheus-rules.yml'),
        'tests.json': JSON.stringify({ rule_files: ['rules.yml'], tests }),
      }),
      'tests.json',
    )
    const { status, output } = promtool('test', 'rules', file)
    expect(output).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})

test('the operators’ paper names each file of monitoring', () => {
  const { text } = readPaper('api/README.md')
  for (const file of ['prometheus.yml', 'prometheus-rules.yml', 'grafana-dashboard.json'])
    expect(text).toContain(`\`.deploy/${file}\``)
})
