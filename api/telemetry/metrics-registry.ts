import { createRequire } from 'node:module'
import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type CounterName, type Labels, metricsByName, type TimedMetrics } from './metrics.ts'

/** Counts events, and writes all metrics in the Prometheus text format. */
export interface MetricsRegistry extends TimedMetrics {
  add(name: CounterName, value: number, labels?: Labels): void
  /** Adds gauges by name. `read` is called each time the metrics are written. */
  gauges(read: () => Promise<Readonly<Record<string, number>>>): void
  write(): Promise<string>
}

/** Upper bounds of the histogram buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const require = createRequire(import.meta.url)

/** Delay before the library is loaded if nothing was counted earlier, in milliseconds. By then visitors are served. */
const soon = 1000

/** Creates the metrics on first use, because loading the library takes longer than a server needs to send its first file. */
export function createMetricsRegistry({ version }: { readonly version: string }): MetricsRegistry {
  const readers: (() => Promise<Readonly<Record<string, number>>>)[] = []
  let registered: Registered | undefined
  const metrics = () => {
    registered ??= register(version)
    return registered
  }
  setTimeout(metrics, soon).unref()
  const add: MetricsRegistry['add'] = (name, value, labels = {}) =>
    find(metrics().counters, name).inc(labels, value)

  return {
    add,
    count: (name, labels) => add(name, 1, labels),
    observe: (name, seconds, labels = {}) =>
      find(metrics().histograms, name).observe(labels, seconds),
    gauges: (read) => void readers.push(read),
    write: async () => {
      const measured = await Promise.all(readers.map((read) => read()))
      const { gauges, registry } = metrics()
      for (const values of measured) {
        for (const [name, value] of Object.entries(values)) find(gauges, name).set(value)
      }
      return registry.metrics()
    },
  }
}

function find<Metric>(metrics: ReadonlyMap<string, Metric>, name: string): Metric {
  const metric = metrics.get(name)
  if (metric === undefined) throw new Error(`There is no metric "${name}".`)
  return metric
}

interface Registered {
  readonly registry: Registry
  readonly counters: ReadonlyMap<string, Counter>
  readonly gauges: ReadonlyMap<string, Gauge>
  readonly histograms: ReadonlyMap<string, Histogram>
}

function register(version: string): Registered {
  const client: typeof import('prom-client') = require('prom-client')
  const registry = new client.Registry()
  const registers = [registry]
  const counters = new Map<string, Counter>()
  const gauges = new Map<string, Gauge>()
  const histograms = new Map<string, Histogram>()
  for (const [name, metric] of Object.entries(metricsByName)) {
    const { type, help } = metric
    const labelNames = 'labels' in metric ? [...metric.labels] : []
    const options = { name, help, labelNames, registers }
    if (type === 'counter') counters.set(name, new client.Counter(options))
    else if (type === 'gauge') gauges.set(name, new client.Gauge(options))
    else histograms.set(name, new client.Histogram({ ...options, buckets }))
  }
  gauges.get('diptych_build_info')?.set({ version }, 1)
  client.collectDefaultMetrics({ register: registry })
  return { registry, counters, gauges, histograms }
}
