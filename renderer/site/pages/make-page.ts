import type { Page } from '#site/types.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import { SourceError } from '../bundle/site-modules.ts'
import { sheetNames } from '../bundle/sources.ts'
import { chromeFile, dataFile, documentFile } from '../files/file-names.ts'
import { checkInlineCode } from '../headers/inline-code.ts'
import { type BrandArt, toolbarColors } from '../images/brand-art.ts'
import { cardOf } from '../images/card/card-of.ts'
import { cardFile } from '../images/card/kept-card.ts'
import { iconLinks } from '../images/icons.ts'
import type { PageInput } from '../page-input.ts'

/** The used part of the server entry. `renderer/client` is loaded at run time, never imported. */
export interface ServerEntry {
  render(state: unknown, assets: unknown): Promise<string>
}

/** What all pages of a build have in common. */
export interface PageParts {
  readonly bundle: KeptBundle
  readonly year: number
  /** Whether documents are searched for code that the security policy forbids. */
  readonly isRelease: boolean
  /** What the cards of pages are drawn from. */
  readonly art: BrandArt
}

/** Renders a page, not compressed. Throws if it has, in a release, code that the site's headers do not allow. */
export async function renderPage(
  { page, chrome }: PageInput,
  { bundle, year, isRelease, art }: PageParts,
  { render }: ServerEntry,
) {
  const media = page.media ?? []
  const types = new Set([...page.sections.map(({ type }) => type), ...media])
  const names = new Set([...page.sections.flatMap(sheetNames), ...media])
  const styles = [
    page.layout === 'bare' ? bundle.bareStyle : undefined,
    ...Array.from(names, (name) => bundle.sectionStyles[name]),
  ].filter((style) => style !== undefined)
  const styleWithClasses = (classes: string) =>
    [bundle.commonStyle, classes, ...styles.map(({ text }) => text)].join('')
  const allStyle = styleWithClasses(bundle.classStyle)
  const card = cardFor({ page, chrome }, { bundle, art })
  // Only the picture is made of it.
  const { card: _wall, ...shown } = page
  const build = {
    id: bundle.id,
    sprite: `/${bundle.sprite.file}`,
    year,
    ...(card && { card: `/${card.file}` }),
  }
  const chromeAddress = `/${chromeFile(chrome)}`
  const assets = {
    boot: bundle.boot,
    entry: bundle.entry,
    modules: [...new Set([...types].flatMap((type) => bundle.modules[type] ?? []))],
    data: `/${dataFile(page)}`,
    chrome: chromeAddress,
    style: { names: styles.map(({ name }) => name).join(' '), text: allStyle },
    late: bundle.lateStyle.href,
    fonts: bundle.fonts,
    toolbar: toolbarColors(art),
    icons: iconLinks,
  }
  const draw = (page: Page) => render({ page, chrome, build }, assets)
  const whole = await draw(shown).catch(async (error: unknown) => {
    throw (await faultIn(page, draw)) ?? error
  })
  // Which classes a document has is known once it is drawn.
  const style = styleWithClasses(classesOf(whole, bundle.classStyle))
  const html = whole.replace(allStyle, () => style)
  if (isRelease) checkInlineCode(documentFile(page), html, { boot: bundle.boot, style })
  // Most visitors see home first.
  const isFirst = page.path === chrome.home
  const drawn = isFirst ? withOwnSprite(html, bundle.sprite) : { html, own: undefined }
  const data = {
    ...{ page: shown, chrome: chromeAddress },
    styles: [bundle.lateStyle, ...styles].map(({ name, href }) => ({ name, href })),
    build: { ...build, own: drawn.own },
  }
  return {
    html: drawn.html,
    /** Text of its data file. */
    data: JSON.stringify(data),
    style,
    /** What its picture shows where a link to it is sent. Pages that are not listed have none. */
    card: page.canonical === undefined ? card : undefined,
  }
}

/** The rules whose class a document has. What the page shows later finds the others in the late style sheet. */
function classesOf(html: string, rules: string) {
  const names = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, found = '']) => found.split(' '))
  const known = new Set(names.flat())
  return rules.replaceAll(classRule, (rule, name: string) => (known.has(name) ? rule : ''))
}

/** A rule with one class as its whole selector: one with more of it stays. */
const classRule = /(?<=^|[{}])\.([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g

/** The card of a page. A page at another address shows the same. */
function cardFor({ page, chrome }: PageInput, { bundle, art }: Pick<PageParts, 'bundle' | 'art'>) {
  // Nothing can be written on a card in a font that only readers have.
  const hasFonts = Object.values(bundle.plainFonts).some(({ length }) => length > 0)
  if (page.status !== 200 || page.unlisted || !hasFonts) return undefined
  const card = cardOf(page, chrome)
  return { file: cardFile(card, art), card }
}

/** Tells which section of a page throws alone. undefined if none does. */
async function faultIn(
  page: Page,
  draw: (page: Page) => Promise<unknown>,
): Promise<SourceError | undefined> {
  for (const section of page.sections) {
    const thrown = await draw({ ...page, sections: [section] }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (thrown === undefined) continue
    const told = thrown.split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
    const { id, type } = section
    return new SourceError(
      `The type ${type} cannot draw the section "${id}" of ${page.path}: ${told}.`,
    )
  }
  return undefined
}

/** A document that holds its tiles and icons itself, under short names. What the page shows later is in the sprite. */
function withOwnSprite(html: string, { text }: HashedFile) {
  const drawings = new Map(
    Array.from(text.matchAll(symbol), ([, name = '', content = '']) => [name, content]),
  )
  const ids = new Map<string, string>()
  const shown = html.replaceAll(use, (_, name: string) => {
    const id = ids.get(name) ?? `_${ids.size.toString(36)}`
    ids.set(name, id)
    return `<use href="#${id}"`
  })
  const symbols = Array.from(ids, ([name, id]) => `<symbol id="${id}"${drawings.get(name) ?? '/>'}`)
  return {
    html: shown.replace('</body>', () => `<div hidden><svg>${symbols.join('')}</svg></div></body>`),
    own: Object.fromEntries(Array.from(ids, ([name, id]) => [name, `#${id}`])),
  }
}

const symbol = /<symbol id="([^"]+)"(.*?<\/symbol>)/gs
const use = /<use href="[^"#]*#([^"]+)"/g
