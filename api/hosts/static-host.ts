import type { FormRules, QuizBanks, ServedHeaders } from '#site/types.ts'
import { isPublic } from '../http/static/site.ts'
import { netlifyDocument, netlifyFiles } from './netlify.ts'
import { OperatorError } from './operator-error.ts'

/** What somebody has to receive of a built site. */
interface Receivable {
  readonly forms: FormRules['forms']
  readonly libraries: QuizBanks['libraries']
}

/** A host of static files. */
export interface StaticHost {
  /** Throws if nobody would receive a form of the site, or answer its tool builder. */
  requireReceivers(site: Receivable): void
  /** Where a file of the built site goes. Undefined if it is left out. */
  place(path: string): string | undefined
  /** A document as the host has to get it. */
  document(html: string, path: string, forms: FormRules['forms']): string
  /** The files that are written for the host, by path. */
  write(site: HostedSite): ReadonlyMap<string, string>
}

const instead = 'Serve the site with our server: build without --static. Nothing was written.'

/** The document of `/about` is `about.html`: hosts answer there without a redirect, and most lead from `/about/` to it. */
const withoutFolder = (path: string) => path.replace(/\/index(\.html(?:\.\w+)?)$/, '$1')

const folder: StaticHost = {
  requireReceivers: ({ forms, libraries }) => {
    const [form] = forms
    if (form)
      throw new OperatorError(
        `Nobody would receive the form "${form.name}" of a folder of static files.`,
        `Build for a host that takes forms: --static netlify. Or: ${instead}`,
      )
    if (libraries.length > 0) throw withoutQuiz('A folder of static files', instead)
  },
  place: withoutFolder,
  document: (html) => html,
  write: () => new Map(),
}

/** Netlify takes the forms. It passes requests to the API on, if it is told where a server of ours is. */
const netlify = (api: string | undefined): StaticHost => ({
  requireReceivers: ({ libraries }) => {
    if (libraries.length > 0 && api === undefined)
      throw withoutQuiz(
        'Netlify',
        `Name a server of ours that does: --api <address>. Or: ${instead}`,
      )
  },
  place: (path) => (isPublic(path) ? withoutFolder(path) : undefined),
  document: netlifyDocument,
  write: (site) => netlifyFiles(site, api),
})

const withoutQuiz = (host: string, hint: string) =>
  new OperatorError(
    `${host} does not answer /api/quiz, which the tool builder of the site asks.`,
    hint,
  )

/** A host by its name; without one, any that serves a folder. `api` is the address of a server of ours. */
export function findHost(name: string | undefined, api: string | undefined): StaticHost {
  if (api !== undefined && (name !== 'netlify' || !URL.parse(api)?.protocol.startsWith('http')))
    throw new OperatorError(
      `--api ${api} cannot be used here.`,
      'It names a server for --static netlify, such as https://api.example.com',
    )
  if (name === undefined) return folder
  if (name === 'netlify') return netlify(api && new URL(api).origin)
  throw new OperatorError(
    `There is no host "${name}".`,
    'There is netlify. For another one, name none.',
  )
}

/** What a host needs to know to serve a built site as our server does. */
export interface HostedSite {
  readonly headers: ServedHeaders
  /** The not-found pages with the start of the addresses that each answers for, such as `/nl`; longer ones first. */
  readonly notFound: readonly NotFoundPage[]
  /** Redirects of single addresses, and those of all addresses that start so. */
  readonly redirects: { readonly exact: Redirects; readonly wide: Redirects }
}

type Redirects = readonly (readonly [from: string, to: string])[]

interface NotFoundPage {
  readonly folder: string
  readonly file: string
}

const notFoundFile = '404.html'

/** Describes a built site for the emitters of this folder. */
export function hostedSite(headers: ServedHeaders): HostedSite {
  const redirects = Object.entries(headers.redirects)
  return {
    headers,
    notFound: Object.keys(headers.policies)
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith(`/${notFoundFile}`))
      .map((file) => ({ folder: file.slice(0, -notFoundFile.length - 1), file }))
      .toSorted((a, b) => b.folder.length - a.folder.length),
    redirects: {
      exact: redirects.filter(([from]) => !from.endsWith('*')),
      wide: redirects
        .filter(([from]) => from.endsWith('*'))
        .map(([from, to]) => [from.slice(0, -1), to]),
    },
  }
}

/** One Content-Security-Policy for all documents, for a host that sets headers by folder: what any of the given allows. */
export function sharedPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ')
    const all = directives.get(name) ?? new Set()
    for (const value of values) all.add(value)
    directives.set(name, all)
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}
