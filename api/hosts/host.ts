import type { FormRules } from '#site/types.ts'
import type { HostedSite } from './hosted-site.ts'

/** A host of static files: what it gets of a built site, and what it would not take. */
export interface Host {
  readonly title: string
  /** The path that a file of the built site has there. */
  place(path: string): string
  /** A document as the host has to get it, where that is not as our server sends it. */
  document?(html: string, input: DocumentInput): string
  /** The files with headers and redirects, as the host reads them. */
  write(deployment: Deployment): ReadonlyMap<string, string>
  /** The limits of the host that the site passes. What is above a limit the host would leave out silently. */
  excess(deployment: Deployment): readonly string[]
}

/** What a host may need to know of a document. */
export interface DocumentInput {
  readonly path: string
  readonly forms: FormRules['forms']
}

/** A built site that goes to a host. */
export interface Deployment {
  readonly site: HostedSite
  /** The files that visitors may get, with their sizes in bytes. */
  readonly files: ReadonlyMap<string, number>
}
