import type { Metrics } from './metrics.ts'

type Labels = Readonly<Record<string, string>>

/** Counts what happens, and writes it and what is measured on request as Prometheus reads it. */
export interface MetricsRegistry extends Metrics {
  add(name: string, value: number, labels?: Labels): void
  /** Has values read, by name, each time that all are written. */
  gauges(read: () => Promise<Readonly<Record<string, number>>>): void
  write(): Promise<string>
}

/** Values by name, then by labels. */
export function createMetricsRegistry(): MetricsRegistry {
  const counters = new Map<string, Map<string, number>>()
  const readers: (() => Promise<Readonly<Record<string, number>>>)[] = []

  const add: MetricsRegistry['add'] = (name, value, labels = {}) => {
    const series = counters.get(name) ?? new Map<string, number>()
    const key = writeLabels(labels)
    counters.set(name, series.set(key, (series.get(key) ?? 0) + value))
  }
  return {
    add,
    count: (name, labels) => add(name, 1, labels),
    gauges: (read) => void readers.push(read),
    write: async () => {
      const measured = await Promise.all(readers.map((read) => read()))
      return [
        ...[...counters].flatMap(([name, series]) => [
          `# TYPE ${name} counter`,
          ...[...series].map(([labels, value]) => `${name}${labels} ${value}`),
        ]),
        ...measured.flatMap((values) =>
          Object.entries(values).flatMap(([name, value]) => [
            `# TYPE ${name} gauge`,
            `${name} ${value}`,
          ]),
        ),
        '',
      ].join('\n')
    },
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
