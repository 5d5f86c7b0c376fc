// What serves files, without the API: a server begins with it, to send its first file soon.

export { type Environment, readEnvironment } from './hosts/environment.ts'
export { createLog, errorDetails, type Log } from './http/log.ts'
export { startSiteServer } from './http/site-server.ts'
export { currentIdentity, openBuild } from './http/static/build.ts'
export { readSite } from './http/static/site.ts'
