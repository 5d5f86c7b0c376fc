import type { Page } from '#site/types.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import type { PageInput, PageWeight } from '../page-input.ts'

/** What is counted of a document by itself. */
export interface DocumentWeight extends Pick<PageWeight, 'bytes' | 'requests' | 'foreign'> {
  /** Addresses of the scripts that it fetches once it is idle. */
  readonly scripts: readonly string[]
}

export interface Weighed extends Pick<DocumentWeight, 'bytes' | 'scripts'> {
  readonly origin: string
  /** Addresses that it fetches when it is opened, although they are not in its document. */
  readonly opened: readonly string[]
}

/** Counts what a browser without scripts fetches for a document. What scripts fetch comes after it has loaded. */
export function weighDocument(
  html: string,
  { bytes, scripts, origin, opened }: Weighed,
): DocumentWeight {
  const addresses = new Set(
    html
      .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
      .matchAll(tag)
      .flatMap(addressesIn),
  )
  const isForeign = (address: string) => URL.parse(address, origin)?.origin !== origin
  const foreign = [...addresses].filter(isForeign)
  return {
    ...{ bytes, scripts },
    requests: 1 + addresses.size - foreign.length,
    foreign: foreign.length + opened.length,
  }
}

const tag = /<(link|script|img|source|iframe|use|video|audio|embed|object)\b([^>]*)>/g

function addressesIn([, name = '', attributes = '']: RegExpExecArray): string[] {
  const valueFor = (attribute: string) =>
    new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1]
  if (name === 'link' && !/^(?:preload|modulepreload|stylesheet)$/.test(valueFor('rel') ?? ''))
    return []
  const found = valueFor('src') ?? valueFor('data') ?? valueFor('href')
  const address = found?.replace(/#.*/, '') ?? ''
  return address === '' || address.startsWith('data:') ? [] : [address]
}

/** The files of the booking calendar that a page opens with. */
export const openedWith = ({ scheduling }: Page) =>
  scheduling?.load === 'entry'
    ? [scheduling.script, scheduling.stylesheet].filter((address) => address !== undefined)
    : []

type Weigh = (input: PageInput, document: DocumentWeight) => PageWeight

/** Adds what pages share: fonts and scripts. */
export function createScales({ files, fonts }: KeptBundle): Weigh {
  const sizeOf = (address: string) => {
    const path = address.slice(1)
    return Buffer.byteLength(files.get(`${path}.br`) ?? files.get(path) ?? '')
  }
  const total = (addresses: Iterable<string>) =>
    Iterator.from(addresses).reduce((sum, each) => sum + sizeOf(each), 0)
  const fontBytes = total(fonts)
  return ({ page, chrome }, { bytes, requests, foreign, scripts }) => ({
    ...{ bytes, requests, foreign },
    language: page.language,
    isHome: page.path === chrome.home,
    fontBytes,
    codeBytes: total(scripts),
  })
}
