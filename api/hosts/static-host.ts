import type { FormRules, QuizBanks, ServedHeaders } from '#site/types.ts'
import { assetFolder, cardFolder } from '../http/static/build.ts'
import { addressOf, caching, isPublic } from '../http/static/site.ts'
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
  write(headers: ServedHeaders): ReadonlyMap<string, string>
}

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

const instead = 'Serve the site with our server: build without --static. Nothing was written.'

/** The document of `/about` is `about.html`: hosts answer there without a redirect, and most lead from `/about/` to it. */
const withoutFolder = (path: string) => path.replace(/\/index(\.html(?:\.\w+)?)$/, '$1')

const withoutQuiz = (host: string, hint: string) =>
  new OperatorError(
    `${host} does not answer /api/quiz, which the tool builder of the site asks.`,
    hint,
  )

const folder: StaticHost = {
  requireReceivers: ({ forms: [form], libraries }) => {
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
  // It shows the page that `action` names once it has a form, or words of its own where none is named.
  document: (html, file, forms) =>
    html.replaceAll(/<form\b[^>]*\sdata-netlify="true"[^>]*>/g, (tag) => {
      const [, name] = /\sname="([^"]*)"/.exec(tag) ?? []
      const languages = Object.values(forms.find((form) => form.name === name)?.languages ?? {})
      const sent = languages.find(({ path }) => path === addressOf(file))?.sent
      return tag.replace(/\saction="[^"]*"/, sent === undefined ? '' : ` action="${sent}"`)
    }),
  write: (headers) =>
    new Map([
      ['_headers', headersFile(headers)],
      ['_redirects', redirectsFile(headers, api)],
    ]),
})

/** Netlify's rules cannot tell documents from other files, so that all files get the headers of documents. */
function headersFile({ all, documents, policies, shared = {} }: ServedHeaders): string {
  const policy = sharedPolicy(Object.values(policies))
  const sections = {
    '/*': { ...all, ...documents, 'content-security-policy': policy },
    [`/${assetFolder}*`]: { 'cache-control': caching.assets },
    [`/${cardFolder}*`]: shared,
  }
  const lines = Object.entries(sections).flatMap(([paths, headers]) => [
    paths,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** What any of the given policies allows: Netlify has one for all documents. */
function sharedPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ')
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]))
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

/** The first line that fits counts. */
function redirectsFile({ redirects, policies }: ServedHeaders, api: string | undefined): string {
  const isWide = ([from]: readonly [string, string]) => from.endsWith('*')
  const moved = Object.entries(redirects).toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)))
  const notFound = Object.keys(policies)
    .filter((file) => /(^|\/)404\.html$/.test(file))
    .map((file) => `/${file}`)
    .toSorted((a, b) => b.length - a.length)
  return [
    ...(api === undefined ? [] : [`/api/* ${api}/api/:splat 200`]),
    ...moved.map(([from, to]) => `${encodeURI(from)} ${to} 301`),
    ...notFound.map((file) => `${file.replace('404.html', '*')} ${file} 404`),
    '',
  ].join('\n')
}
