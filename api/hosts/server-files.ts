import { dataFolder } from '../static/build.ts'
import { caddySite } from './caddy.ts'
import type { HostedSite } from './hosted-site.ts'
import { nginxSite } from './nginx.ts'
import { nginxTables } from './nginx-tables.ts'

/** Configurations of servers that serve the files in our place. They are in the folder that nobody serves. */
export const serverFiles = (site: HostedSite): ReadonlyMap<string, string> =>
  new Map([
    [`${dataFolder}nginx-tables.conf`, nginxTables(site)],
    [`${dataFolder}nginx-site.conf`, nginxSite(site)],
    [`${dataFolder}caddy-site.conf`, caddySite(site)],
  ])
