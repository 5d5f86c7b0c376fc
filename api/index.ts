export { readSite } from './site/read-site.ts'
export { createSiteHandler } from './site/site-handler.ts'
