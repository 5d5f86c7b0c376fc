/** What a build needs of the API, without what serves: see `index.ts`. */
export type { FormRules, Manifest } from '#site/types.ts'
export { findHost, type HostedSite, hostedSite, type StaticHost } from './hosts/static-host.ts'
