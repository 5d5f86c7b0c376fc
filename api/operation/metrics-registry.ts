import type { Metrics } from '../metrics.ts'

type Labels = Readonly<Record<string, string>>

/** Counts what happens, and writes it and what is measured on request as Prometheus reads it. */
export interface MetricsRegistry extends Metrics {
  add(name: string, value: number, labels?: Labels): void
  /** Has a value read each time that all are written. */
  gauge(name: string, read: () => number | undefined): void
  write(): string
}

/** Values by name, then by labels. */
export function createMetricsRegistry(): MetricsRegistry {
  const counters = new Map<string, Map<string, number>>()
  const gauges = new Map<string, () => number | undefined>()

  const add: MetricsRegistry['add'] = (name, value, labels = {}) => {
    const series = counters.get(name) ?? new Map<string, number>()
    const key = writeLabels(labels)
    counters.set(name, series.set(key, (series.get(key) ?? 0) + value))
  }
  return {
    add,
    count: (name, labels) => add(name, 1, labels),
    gauge: (name, read) => void gauges.set(name, read),
    write: () =>
      [
        ...[...counters].flatMap(([name, series]) => [
          `# TYPE ${name} counter`,
          ...[...series].map(([labels, value]) => `${name}${labels} ${value}`),
        ]),
        ...[...gauges].flatMap(([name, read]) => {
          const value = read()
          return value === undefined ? [] : [`# TYPE ${name} gauge`, `${name} ${value}`]
        }),
        '',
      ].join('\n'),
  }
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (pairs.length === 0) return ''
  return `{${pairs.map(([name, value]) => `${name}="${escapeValue(value)}"`).join(',')}}`
}

const escapeValue = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
