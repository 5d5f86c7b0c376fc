import { OperatorError } from '../errors/operator-error.ts'
import { isPublic } from '../static/serving-rules.ts'
import { cloudflare } from './cloudflare.ts'
import type { Host } from './host.ts'
import type { HostedSite } from './hosted-site.ts'
import { netlify } from './netlify.ts'
import { vercel } from './vercel.ts'

const hosts: Readonly<Record<string, Host>> = { netlify, cloudflare, vercel }

/** What a host of static files gets. */
interface HostFiles {
  /** Where the files of the built site go. The others are left out. */
  readonly places: ReadonlyMap<string, string>
  /** The files that the build writes for the host, by path. */
  readonly written: ReadonlyMap<string, string>
  /** Rewrites a document for the host. Absent where it gets those of our server. */
  readonly document?: NonNullable<Host['document']>
}

/** Selects what a host gets of a built site, whose files are given with their sizes. */
type SelectFiles = (site: HostedSite, sizes: ReadonlyMap<string, number>) => HostFiles

/** Throws if there is no such host. What it returns throws if the host would not take the whole site. */
export function findHost(name: string): SelectFiles {
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!host)
    throw new OperatorError(
      `There is no host "${name}".`,
      `There are ${Object.keys(hosts).join(', ')}. For another one, name none.`,
    )
  return (site, sizes) => {
    const files = new Map([...sizes].filter(([path]) => isPublic(path)))
    const excess = host.excess({ site, files })
    if (excess.length > 0)
      throw new OperatorError(
        `${host.title} does not take the whole site. ${excess.join(' ')}`,
        'Have less of it, or serve the site from a server of your own. Nothing was written.',
      )
    return {
      places: new Map([...files.keys()].map((path) => [path, host.place(path)])),
      written: host.write({ site, files }),
      ...(host.document && { document: host.document }),
    }
  }
}
