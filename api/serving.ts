// What serves files, without the API: a server begins with it, to send its first file soon.

export { type SiteServer, startSiteServer } from './server/site-server.ts'
export { type Environment, readEnvironment } from './settings/environment.ts'
export { readServerSettings, type ServerSettings } from './settings/server-settings.ts'
export { type Build, currentIdentity, openBuild } from './static/build.ts'
export { createSiteHandler } from './static/handler.ts'
export { readSite } from './static/site.ts'
export { errorDetails, type Log } from './telemetry/log.ts'
export { createPinoLog } from './telemetry/pino-log.ts'
