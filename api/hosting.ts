/** What a build needs of the API, without what serves: see `index.ts`. */
export type { FormRules, Manifest } from '#site/types.ts'
export { type HostedSite, hostedSite } from './hosts/hosted-site.ts'
export { findHost } from './hosts/hosts.ts'
export { serverFiles } from './hosts/server-files.ts'
