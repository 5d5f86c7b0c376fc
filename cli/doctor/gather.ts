import { randomUUID } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Answer, DeployedSite, VisitedPage } from '#generator/index.ts'
import type { KnownSite } from './known-site.ts'
import { isCutOff } from './slow-request.ts'
import type { Visitor } from './visitor.ts'

interface Input {
  /** Scheme, host and port. */
  readonly origin: string
  readonly visitor: Visitor
  /** How many pages of the sitemap are looked at, beside the home pages and translations of them. */
  readonly maxPages: number
  /** The port of http. Undefined if it is not known. */
  readonly httpPort: number | undefined
  /** How long a request that stops halfway may stay open, in milliseconds. With 0 it is not looked at. */
  readonly patience: number
  /** Ends the look. */
  readonly signal: AbortSignal
  readonly known: KnownSite | undefined
  readonly now: Date
}

/** Files that are beside a site, and not for visitors. */
const privateFiles = [
  '/.diptych/headers.json',
  '/.diptych/manifest.json',
  '/.env',
  '/.git/config',
  '/_headers',
]

/** Other ways to write the address of a file that is not for visitors, which some servers resolve after they have looked. */
const oddAddresses = [
  ...['../', '%2e%2e/', '.%2e/', '..%2f', '%2e%2e%2f', '..\\', '..;/'].map(
    (up) => `/.well-known/${up}.diptych/forms.json`,
  ),
  ...['//', '/./', '/%2e/', '/index.html/../'].map((start) => `${start}.diptych/forms.json`),
  '/%2ediptych/forms.json',
  '/.diptych%2fforms.json',
]

/** The addresses of the server's own port. */
const operation = ['/healthz', '/readyz', '/metrics']

const most = { assets: 4, images: 3, redirects: 12 } as const

/** Looks at a deployed site from outside, without changing anything there. */
export async function gather({
  origin,
  visitor,
  known,
  now,
  ...input
}: Input): Promise<DeployedSite> {
  const { sitemapAddresses, visitedAddress } = await import('#generator/index.ts')
  const visit = (path: string) => visitor.visit(`${origin}${path}`)
  const visitAll = (urls: readonly string[]) => Promise.all(urls.map((url) => visitor.visit(url)))

  const home = await visitPage(visitor, `${origin}/`)
  if (home.answer.status === 0) return unanswered(origin, home)
  const ownOrigin = originNamedBy(home) ?? origin
  const slow = input.patience > 0 ? isCutOff(origin, input) : undefined
  const here = (address: string) => visitedAddress({ origin, ownOrigin }, address)
  const isHere = (url: string) => URL.parse(url)?.origin === origin
  const [robots, sitemap] = await Promise.all([visit('/robots.txt'), visit('/sitemap.xml')])

  const listed = sitemapAddresses(sitemap.body).map(here).filter(isHere)
  const first = await visitPages(visitor, [home], spread(listed, input.maxPages))
  const translations = first.flatMap(({ page }) => alternatesOf(page).map(here).filter(isHere))
  const pages = await visitPages(visitor, first, translations)

  const homes = alternatesOf(home.page).map((href) => new URL(here(href)).pathname)
  const nowhere = `diptych-doctor-${randomUUID()}`
  const assets = unique(pages.flatMap(({ page }) => page.assets)).filter(isHere)
  const images = unique(pages.map(({ page }) => page.meta.get('og:image') ?? '')).map(
    (address) => URL.parse(here(address), origin)?.href ?? '',
  )
  const single = Object.entries(known?.redirects ?? {}).filter(([from]) => !from.endsWith('*'))

  const answers = {
    missing: await visitAll(
      unique(['/', ...homes]).map((path) => `${origin}${path.replace(/\/$/, '')}/${nowhere}`),
    ),
    assets: await visitAll(assets.slice(0, most.assets)),
    images: await visitAll(images.slice(0, most.images)),
    privateFiles: await Promise.all(
      [...privateFiles, ...oddAddresses].map((path) => visitor.visit(`${origin}${path}`, { path })),
    ),
    operation: await visitAll(operation.map((path) => `${origin}${path}`)),
    redirects: await Promise.all(
      single
        .slice(0, most.redirects)
        .map(async ([from, to]) => ({ to, answer: await visit(encodeURI(from)) })),
    ),
    ...(await visitAgain(visitor, home.answer)),
    ...(await visitForms(visitor, { origin, pages })),
    ...(await visitPlain(visitor, { origin, ...input })),
  }
  const cutsSlowRequests = await slow
  const certificateDays = visitor.certificateDays(now)
  return {
    ...{ origin, ownOrigin, home, pages, robots, sitemap, ...answers },
    ...(certificateDays !== undefined && { certificateDays }),
    ...(cutsSlowRequests !== undefined && { cutsSlowRequests }),
  }
}

/** What is seen of a site that does not answer: nothing else is asked. */
const unanswered = (origin: string, home: VisitedPage): DeployedSite => ({
  ...{ origin, ownOrigin: origin, home, pages: [home] },
  ...{ missing: [], assets: [], images: [], privateFiles: [], operation: [], redirects: [] },
})

async function visitPage(visitor: Visitor, url: string): Promise<VisitedPage> {
  const answer = await visitor.visit(url)
  const isHtml = /html/.test(answer.headers['content-type'] ?? '')
  return { answer, page: readPage(isHtml ? answer.body : '', url) }
}

/** Pages that were visited, and others that were not yet. */
async function visitPages(
  visitor: Visitor,
  visited: readonly VisitedPage[],
  urls: readonly string[],
): Promise<readonly VisitedPage[]> {
  const known = new Set(visited.map(({ answer }) => answer.url))
  const others = unique(urls).filter((url) => !known.has(url))
  return [...visited, ...(await Promise.all(others.map((url) => visitPage(visitor, url))))]
}

/** Asks for a page that was seen before, as a browser that has it. */
async function visitAgain(visitor: Visitor, { url, status, headers }: Answer) {
  const { etag } = headers
  if (status !== 200 || etag === undefined) return {}
  return { again: await visitor.visit(url, { headers: { 'if-none-match': etag } }) }
}

interface FormsInput {
  readonly origin: string
  readonly pages: readonly VisitedPage[]
}

/**
 * Asks whether our API is there. If so, sends it a form without any field but its name, which it refuses and
 * does not store.
 */
async function visitForms(visitor: Visitor, { origin, pages }: FormsInput) {
  const form = pages.flatMap(({ page }) => page.forms).find(({ method }) => method === 'post')
  if (!form) return {}
  const api = await visitor.visit(`${origin}/api/forms`)
  const isOurs = api.status === 405 && /json/.test(api.headers['content-type'] ?? '')
  if (!isOurs || URL.parse(form.action)?.origin !== origin) return { api }
  const emptyForm = await visitor.visit(form.action, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      origin,
    },
    body: new URLSearchParams({ 'form-name': form.name }).toString(),
  })
  return { api, emptyForm }
}

/** Asks for the home page by http, where the site is one of https. */
async function visitPlain(
  visitor: Visitor,
  { origin, httpPort }: Pick<Input, 'origin' | 'httpPort'>,
) {
  const url = new URL(origin)
  if (url.protocol !== 'https:' || httpPort === undefined) return {}
  const port = httpPort === 80 ? '' : `:${httpPort}`
  return { plain: await visitor.visit(`http://${url.hostname}${port}/`) }
}

const alternatesOf = ({ links }: VisitedPage['page']) =>
  links.flatMap(({ rel, language, href }) => (rel === 'alternate' && language ? [href] : []))

/** The origin that the canonical address of a page has. */
const originNamedBy = ({ page }: VisitedPage) =>
  URL.parse(page.links.find(({ rel }) => rel === 'canonical')?.href ?? '')?.origin

/** Some of a list, from all of its parts. */
const spread = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  all.filter(
    (_, index) =>
      Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))]

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** Reads a document of any site, as browsers do. */
function readPage(html: string, url: string): VisitedPage['page'] {
  const elements = elementsIn(parse(html))
  const all = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName)).map(attributesOf)
  const links = all('link').map(({ rel = '', href = '', hreflang = '' }) => ({
    rel: rel.toLowerCase(),
    href: absolute(href, url),
    language: hreflang,
  }))

  return {
    language: all('html')[0]?.['lang'] ?? '',
    links,
    meta: new Map(
      all('meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
    ),
    assets: [
      ...all('script').flatMap(({ src, 'data-entry': entry }) =>
        [src ?? entry ?? ''].filter(Boolean),
      ),
      ...links
        .filter(({ rel }) => /^(stylesheet|preload|modulepreload)$/.test(rel))
        .map(({ href }) => href),
    ].map((address) => absolute(address, url)),
    forms: all('form').map(({ name = '', action = '', method = 'get', ...rest }) => ({
      name,
      action: absolute(action, url),
      method: method.toLowerCase(),
      isForNetlify: 'data-netlify' in rest || 'netlify' in rest,
    })),
  }
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  )
}

const attributesOf = ({ attrs }: Element): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Empty if it is no address. */
const absolute = (address: string, base: string) => URL.parse(address, base)?.href ?? ''
