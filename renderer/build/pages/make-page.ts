import type { Chrome, FormRules, Page } from '#site/types.ts'
import type { BundledStyle } from '../bundle/bundle.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import { compress, type Quality } from '../compress.ts'
import { toolbarColors } from '../files/brand.ts'
import { chromeFile, dataFile, documentFile } from '../files/file-names.ts'
import { checkFormFields } from '../headers/form-fields.ts'
import { checkInlineCode } from '../headers/inline-code.ts'
import type { BrandArt } from '../images/brand-art.ts'
import { type Card, cardOf } from '../images/card.ts'
import { iconLinks } from '../images/icons.ts'
import { cardFile, keptCard } from '../images/kept-card.ts'
import type { PageInput } from '../page-input.ts'

/** The used part of the server entry. `renderer/app` is loaded at run time, never imported. */
export interface ServerEntry {
  render(state: unknown, assets: unknown): Promise<string>
}

/** What all pages of a build have in common. A worker is sent a copy. */
export interface PageParts {
  /** Address of the module that renders pages. */
  readonly server: string
  readonly boot: string
  readonly entry: string
  readonly fonts: readonly string[]
  readonly toolbar: { readonly light: string; readonly dark: string }
  /** The style sheets by their name. */
  readonly styles: Readonly<Record<string, BundledStyle>>
  readonly forms: FormRules
  /** What the cards of pages are drawn from, and the folder in which they are kept. */
  readonly art: BrandArt
  readonly cache: string
}

/** The work on one page: a pure function of this and of the parts. */
export interface PageJob {
  readonly document: string
  readonly dataFile: string
  /** Text of the page's data file. */
  readonly data: string
  /** The header, footer and interface texts as JSON: a text goes to a worker faster than an object. */
  readonly chrome: string
  /** Names of the style sheets in its document. */
  readonly styles: readonly string[]
  readonly quality: Quality
  /** What its picture shows where a link to it is sent. Pages that are not listed have none. */
  readonly card?: Card
}

export interface MadePage {
  readonly document: string
  readonly styles: readonly string[]
  readonly files: readonly (readonly [path: string, contents: string | Uint8Array])[]
}

export const partsOf = (
  { server, boot, entry, fonts, bareStyle, commonStyle, sectionStyles }: KeptBundle,
  forms: FormRules,
  art: BrandArt,
  cache: string,
): PageParts => {
  const styles = [commonStyle, ...(bareStyle ? [bareStyle] : []), ...Object.values(sectionStyles)]
  return {
    server,
    boot,
    entry,
    fonts,
    toolbar: toolbarColors(commonStyle.text),
    styles: Object.fromEntries(styles.map((style) => [style.name, style])),
    forms,
    art,
    cache,
  }
}

interface JobInput extends PageInput {
  /** The chrome as JSON. */
  readonly chromeText: string
  readonly bundle: KeptBundle
  readonly art: BrandArt
  readonly year: number
  readonly quality: Quality
}

export function pageJob(input: JobInput): PageJob {
  const { page, chrome, chromeText, bundle, art, year, quality } = input
  const types = [...new Set(page.sections.map(({ type }) => type))]
  const styles = [
    page.layout === 'bare' ? bundle.bareStyle : undefined,
    ...types.map((type) => bundle.sectionStyles[type]),
  ].filter((style) => style !== undefined)
  const isListed = page.status === 200 && !page.unlisted
  const card = isListed ? cardOf(page, chrome) : undefined
  const data = {
    page,
    chrome: `/${chromeFile(chrome)}`,
    styles: styles.map(({ name, href }) => ({ name, href })),
    build: {
      id: bundle.id,
      sprite: bundle.sprite,
      year,
      ...(card && { card: `/${cardFile(card, art)}` }),
    },
  }
  return {
    document: documentFile(page),
    dataFile: dataFile(page),
    data: JSON.stringify(data),
    chrome: chromeText,
    styles: [bundle.commonStyle, ...styles].map(({ name }) => name),
    quality,
    // A page at another address shows the same card.
    ...(card && page.canonical === undefined && { card }),
  }
}

/** Renders a page to its document. Throws if it has code or a form that the site's headers do not allow. */
export async function renderPage(
  { document, dataFile, data, chrome, styles }: Omit<PageJob, 'quality' | 'card'>,
  { boot, entry, fonts, toolbar, styles: all, forms }: Omit<PageParts, 'server' | 'art' | 'cache'>,
  { render }: ServerEntry,
): Promise<string> {
  const { page, build }: { page: Page; build: unknown } = JSON.parse(data)
  const chromeData: Chrome = JSON.parse(chrome)
  const used = styles.map((name) => all[name]).filter((style) => style !== undefined)
  const html = await render(
    { page, chrome: chromeData, build },
    { boot, entry, data: `/${dataFile}`, styles: used, fonts, toolbar, icons: iconLinks },
  )
  checkInlineCode(document, html, { boot, styles: used.map(({ text }) => text) })
  checkFormFields([[document, html]], forms)
  return html
}

/** Renders a page and compresses its files. */
export async function makePage(
  job: PageJob,
  parts: PageParts,
  entry: ServerEntry,
): Promise<MadePage> {
  const html = await renderPage(job, parts, entry)
  const { art, cache } = parts
  const card =
    job.card && ([cardFile(job.card, art), await keptCard(job.card, art, cache)] as const)
  return {
    document: job.document,
    styles: job.styles,
    files: [
      ...compress(job.document, html, job.quality),
      ...compress(job.dataFile, job.data, job.quality),
      ...(card ? [card] : []),
    ],
  }
}
