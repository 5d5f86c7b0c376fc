// What faces visitors, apart from the API: a process that only serves files loads no more than this.

export type { Upstream } from './server/exchange.ts'
export type { ServedCounters, SiteServer } from './server/serve.ts'
export { startSingleProcess } from './server/serve.ts'
export { isWorker, runWorker } from './server/worker.ts'
export { startWorkers, workerPort } from './server/workers.ts'
export { type Environment, readEnvironment } from './settings/environment.ts'
export { readServerSettings, type ServerSettings } from './settings/server-settings.ts'
export { createSiteHandler } from './static/handler.ts'
export { readSite } from './static/read-site.ts'
export { errorDetails, type Log } from './telemetry/log.ts'
export { createMetricsRegistry, type MetricsRegistry } from './telemetry/metrics-registry.ts'
export { createPinoLog } from './telemetry/pino-log.ts'
