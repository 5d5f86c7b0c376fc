import { type FirstPage, firstPageId } from './first-page.ts'
import { headOf } from './head/head.ts'

/** What the bundler made that a document refers to. */
export interface Assets {
  /** Text of the script that runs before the first paint. */
  readonly boot: string
  /** The client's modules, the entry first, for the boot script to fetch on the first intent. */
  readonly modules: readonly string[]
  /** Style sheets with their text, in the order in which they apply. */
  readonly styles: readonly { readonly href: string; readonly text: string }[]
  /** Addresses of the fonts to fetch at once. */
  readonly fonts: readonly string[]
  /** Address of the icon. */
  readonly icon: string
  /** More elements for the head, as markup; the development server adds its client. */
  readonly extra?: string
}

interface Input {
  readonly first: FirstPage
  readonly assets: Assets
  readonly body: string
}

/** The colours of the browser's own bars, those of `--bg` in `styles/tokens.css`. */
const themeColors = { light: '#f7fbff', dark: '#070e22' }

/** The whole document around a rendered page. */
export function renderDocument({ first, assets, body }: Input): string {
  const { page, chrome } = first
  const head = headOf(first).map(
    ({ tag, attributes, text }) =>
      `<${tag} data-head=""${write(attributes)}>${text === undefined ? '' : `${escapeHtml(text)}</${tag}>`}`,
  )

  return [
    `<!doctype html><html lang="${page.language}" dir="${chrome.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<script data-modules="${assets.modules.join(' ')}">${assets.boot}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map(({ href, text }) => `<style data-href="${href}">${text}</style>`),
    ...Object.entries(themeColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    assets.extra ?? '',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${firstPageId}">${escapeJson(first)}</script></body></html>`,
  ].join('')
}

const write = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** JSON that cannot end the script element it stands in. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
