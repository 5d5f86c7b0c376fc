/** What a build needs of the API, without what serves: see `index.ts`. */
export type { FormRules, Manifest, ServedHeaders } from '#site/types.ts'
export { findHost, type StaticHost } from './hosts/static-host.ts'
export { currentLink, dataFolder, manifestFile } from './http/static/build.ts'
