import { type Labels, type MetricName, metricHelp, type TimedMetrics } from './metrics.ts'

/** Counts events, and writes all metrics in the Prometheus text format. */
export interface MetricsRegistry extends TimedMetrics {
  add(name: MetricName, value: number, labels?: Labels): void
  /** Adds gauges by name. `read` is called each time the metrics are written. */
  gauges(read: () => Promise<Readonly<Record<string, number>>>): void
  write(): Promise<string>
}

/** Upper bounds of the histogram buckets, in seconds. */
const bucketLimits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  readonly labels: Labels
  /** Number of observations per bucket, not cumulative. */
  readonly counts: number[]
  sum: number
  count: number
}

export function createMetricsRegistry(): MetricsRegistry {
  const counters = new Map<string, Map<string, number>>()
  const histograms = new Map<string, Map<string, Histogram>>()
  const readers: (() => Promise<Readonly<Record<string, number>>>)[] = []

  const add: MetricsRegistry['add'] = (name, value, labels = {}) => {
    const series = counters.get(name) ?? new Map<string, number>()
    const key = writeLabels(labels)
    counters.set(name, series.set(key, (series.get(key) ?? 0) + value))
  }
  const observe: MetricsRegistry['observe'] = (name, seconds, labels = {}) => {
    const series = histograms.get(name) ?? new Map<string, Histogram>()
    const key = writeLabels(labels)
    const found = series.get(key) ?? { labels, counts: bucketLimits.map(() => 0), sum: 0, count: 0 }
    const index = bucketLimits.findIndex((limit) => seconds <= limit)
    if (index >= 0) found.counts[index] = (found.counts[index] ?? 0) + 1
    found.sum += seconds
    found.count += 1
    histograms.set(name, series.set(key, found))
  }
  return {
    add,
    observe,
    count: (name, labels) => add(name, 1, labels),
    gauges: (read) => void readers.push(read),
    write: async () => {
      const measured = await Promise.all(readers.map((read) => read()))
      return [
        ...[...counters].flatMap(([name, series]) => [
          ...writeHead(name, 'counter'),
          ...[...series].map(([labels, value]) => `${name}${labels} ${value}`),
        ]),
        ...[...histograms].flatMap(([name, series]) => [
          ...writeHead(name, 'histogram'),
          ...[...series.values()].flatMap((histogram) => writeHistogram(name, histogram)),
        ]),
        ...measured.flatMap((values) =>
          Object.entries(values).flatMap(([name, value]) => [
            ...writeHead(name, 'gauge'),
            `${name} ${value}`,
          ]),
        ),
        '',
      ].join('\n')
    },
  }
}

const help: ReadonlyMap<string, string> = new Map(Object.entries(metricHelp))

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function writeHead(name: string, type: 'counter' | 'gauge' | 'histogram'): readonly string[] {
  const text = help.get(name)
  return [...(text === undefined ? [] : [`# HELP ${name} ${text}`]), `# TYPE ${name} ${type}`]
}

function writeHistogram(name: string, { labels, counts, sum, count }: Histogram) {
  const bucket = (limit: string, value: number) =>
    `${name}_bucket${writeLabels({ ...labels, le: limit })} ${value}`
  let below = 0
  return [
    ...bucketLimits.map((limit, index) => {
      below += counts[index] ?? 0
      return bucket(String(limit), below)
    }),
    bucket('+Inf', count),
    `${name}_sum${writeLabels(labels)} ${sum}`,
    `${name}_count${writeLabels(labels)} ${count}`,
  ]
}

function writeLabels(labels: Labels): string {
  const names = Object.keys(labels).sort()
  if (names.length === 0) return ''
  return `{${names.map((name) => `${name}="${escapeValue(labels[name] ?? '')}"`).join(',')}}`
}

const special = /[\\"\n]/

const escapeValue = (text: string) =>
  special.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
    : text
