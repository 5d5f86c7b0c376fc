/** What a build needs of the API, without what serves: see `index.ts`. */
export type { FormRules, Manifest, QuizBanks } from '#site/types.ts'
export { type HostedSite, hostedSite } from './hosts/hosted-site.ts'
export { findHost, type StaticHost } from './hosts/static-host.ts'
