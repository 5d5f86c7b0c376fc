import type { Chrome, FormRules, Page } from '#site/types.ts'
import type { BrandFonts } from '../brand/font-faces.ts'
import type { BundledStyle } from '../bundle/bundle.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import { sheetNames } from '../bundle/sources.ts'
import { compress, type Quality } from '../compress.ts'
import { chromeFile, dataFile, documentFile } from '../files/file-names.ts'
import { checkFormFields } from '../headers/form-fields.ts'
import { checkInlineCode, hashSource } from '../headers/inline-code.ts'
import { type BrandArt, toolbarColors } from '../images/brand-art.ts'
import type { Card } from '../images/card/card.ts'
import { cardOf } from '../images/card/card-of.ts'
import { cardFile, createKeptCards } from '../images/card/kept-card.ts'
import { iconLinks } from '../images/icons.ts'
import type { OutputFolder, WrittenFile } from '../output-folder.ts'
import type { PageInput } from '../page-input.ts'
import { ownFaultError, ownFaultIn } from './own-fault.ts'
import { withOwnSprite } from './own-sprite.ts'

/** The used part of the server entry. `renderer/client` is loaded at run time, never imported. */
export interface ServerEntry {
  render(state: unknown, assets: unknown): Promise<string>
}

/** What all pages of a build have in common. A worker is sent a copy. */
export interface PageParts {
  /** Address of the module that renders pages. */
  readonly server: string
  readonly boot: string
  readonly entry: string
  /** Text of the style sheet that every document holds. */
  readonly commonStyle: string
  /** Address of the style sheet that every page loads once it is shown. */
  readonly late: string
  readonly fonts: readonly string[]
  /** The sprite with all tiles and icons. */
  readonly sprite: HashedFile
  readonly toolbar: { readonly light: string; readonly dark: string }
  /** The style sheets of some pages, by their name. */
  readonly styles: Readonly<Record<string, BundledStyle>>
  readonly forms: FormRules
  /** The files of the section types of the site, by type. */
  readonly own: Readonly<Record<string, string>>
  /** Whether documents are searched for code that the security policy forbids. */
  readonly isRelease: boolean
  /** What the cards of pages are drawn from, and the folder in which they are kept. */
  readonly art: BrandArt
  readonly plainFonts: BrandFonts<readonly Uint8Array[]>
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
  /** Address of the header, footer and interface texts. */
  readonly chromeAddress: string
  /** Names of the style sheets in its document, beside that of every document. */
  readonly styles: readonly string[]
  /** Addresses of the modules that it runs. */
  readonly modules: readonly string[]
  /** Whether its document holds its tiles and icons, as that of home does, which most visitors see first. */
  readonly hasOwnSprite: boolean
  readonly quality: Quality
  /** What its picture shows where a link to it is sent. Pages that are not listed have none. */
  readonly card?: { readonly file: string; readonly card: Card }
}

/** A page whose files are written. */
export interface MadePage {
  readonly document: string
  /** The source expression for its style sheet. */
  readonly style: string
  readonly files: readonly WrittenFile[]
}

export const partsOf = (
  {
    server,
    boot,
    entry,
    fonts,
    sprite,
    bareStyle,
    commonStyle,
    lateStyle,
    sectionStyles,
    plainFonts,
  }: KeptBundle,
  rest: Pick<PageParts, 'forms' | 'isRelease' | 'own' | 'art' | 'cache'>,
): PageParts => {
  const styles = [...(bareStyle ? [bareStyle] : []), ...Object.values(sectionStyles)]
  return {
    server,
    boot,
    entry,
    commonStyle,
    late: lateStyle.href,
    fonts,
    sprite,
    toolbar: toolbarColors(rest.art),
    styles: Object.fromEntries(styles.map((style) => [style.name, style])),
    plainFonts,
    ...rest,
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
  const media = page.media ?? []
  const types = [...new Set([...page.sections.map(({ type }) => type), ...media])]
  const styles = [
    page.layout === 'bare' ? bundle.bareStyle : undefined,
    ...[...new Set([...page.sections.flatMap(sheetNames), ...media])].map(
      (name) => bundle.sectionStyles[name],
    ),
  ].filter((style) => style !== undefined)
  const modules = [...new Set(types.flatMap((type) => bundle.modules[type] ?? []))]
  const chromeAddress = `/${chromeFile(chrome)}`
  const isListed = page.status === 200 && !page.unlisted
  // Nothing can be written on a card in a font that only readers have.
  const hasFonts = Object.values(bundle.plainFonts).some(({ length }) => length > 0)
  const card = isListed && hasFonts ? pathedCard(cardOf(page, chrome), art) : undefined
  // Only the picture is made of it.
  const { card: _wall, ...shown } = page
  const data = {
    page: shown,
    chrome: chromeAddress,
    styles: [bundle.lateStyle, ...styles].map(({ name, href }) => ({ name, href })),
    build: {
      id: bundle.id,
      sprite: `/${bundle.sprite.file}`,
      year,
      ...(card && { card: `/${card.file}` }),
    },
  }
  return {
    document: documentFile(page),
    dataFile: dataFile(page),
    data: JSON.stringify(data),
    chrome: chromeText,
    chromeAddress,
    modules,
    hasOwnSprite: page.path === chrome.home,
    styles: styles.map(({ name }) => name),
    quality,
    // A page at another address shows the same card.
    ...(card && page.canonical === undefined && { card }),
  }
}

const pathedCard = (card: Card, art: BrandArt) => ({ file: cardFile(card, art), card })

/** A page before it is compressed. */
interface RenderedPage {
  readonly html: string
  /** Text of its data file. */
  readonly data: string
  /** Text of its style sheet. */
  readonly style: string
}

/** Renders a page. Throws if it has a form, or in a release code, that the site's headers do not allow. */
export async function renderPage(
  job: Omit<PageJob, 'quality' | 'card'>,
  parts: Omit<PageParts, 'server' | 'art' | 'plainFonts' | 'cache'>,
  { render }: ServerEntry,
): Promise<RenderedPage> {
  const { document, dataFile, data, chrome, chromeAddress, styles, modules } = job
  const { boot, entry, late, fonts, sprite, toolbar, forms, isRelease } = parts
  const { page: content, build }: { page: Page; build: unknown } = JSON.parse(data)
  const chromeData: Chrome = JSON.parse(chrome)
  const style = [parts.commonStyle, ...styles.map((name) => parts.styles[name]?.text)].join('')
  const assets = {
    ...{ boot, entry, modules, fonts, toolbar },
    data: `/${dataFile}`,
    chrome: chromeAddress,
    late,
    style: { names: styles.join(' '), text: style },
    icons: iconLinks,
  }
  const draw = (page: Page) => render({ page, chrome: chromeData, build }, assets)
  const html = await draw(content).catch(async (error: unknown) => {
    const fault = await ownFaultIn(content, parts.own, draw)
    throw fault ? ownFaultError(fault, content) : error
  })
  if (isRelease) checkInlineCode(document, html, { boot, styles: [style] })
  checkFormFields([[document, html]], forms)
  const page = { html, data, style }
  return job.hasOwnSprite ? { ...page, ...withOwnSprite(html, data, sprite) } : page
}

/** Writes the files of a page with their compressed forms. */
type MakePage = (job: PageJob) => Promise<MadePage>

/** Returns a function that makes pages: once for each thread, which remembers what pictures have in common. */
export async function createPageMaker(parts: PageParts, output: OutputFolder): Promise<MakePage> {
  const entry: ServerEntry = await import(parts.server)
  const pictureOf = createKeptCards(parts.art, parts.plainFonts, parts.cache)
  return async (job) => {
    const { html, data, style } = await renderPage(job, parts, entry)
    const picture = job.card && (await pictureOf(job.card.file, job.card.card))
    const document = compress(job.document, html, job.quality)
    const files = [
      ...document,
      ...compress(job.dataFile, data, job.quality),
      ...(job.card && picture ? [[job.card.file, picture] as const] : []),
    ]
    return {
      document: job.document,
      style: hashSource(style),
      files: files.map((file) => output.write(...file)),
    }
  }
}
