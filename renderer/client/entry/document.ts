import type { Page } from '#site/types.ts'
import { headOf } from '../navigation/head.ts'
import type { SiteState } from '../site/site-state.tsx'

/** The bundled files that a document refers to. */
export interface Assets {
  /** Text of the script that runs before the first paint. */
  readonly boot: string
  /** Address of the client's entry, which the boot script loads on the first interaction. */
  readonly entry: string
  /** Addresses of all modules that the page runs, the entry among them. */
  readonly modules: readonly string[]
  /** Addresses of the page's data, and of the header, footer and interface texts of its language. */
  readonly data: string
  readonly chrome: string
  /** The style sheet, which holds the sheets of these names. */
  readonly style?: { readonly names: string; readonly text: string }
  /** Address of the style sheet that every page loads once it is shown. */
  readonly late: string
  /** Addresses of the fonts to preload. */
  readonly fonts: readonly string[]
  /** Colours of the browser's toolbar. */
  readonly toolbar: { readonly light: string; readonly dark: string }
  /** The links to icons and the manifest, by their attributes. */
  readonly icons: readonly Readonly<Record<string, string>>[]
  /** More elements for the head, as markup; the development server adds its client. */
  readonly extra?: string
}

interface Input {
  readonly state: SiteState
  readonly assets: Assets
  readonly body: string
}

/** The whole document around a rendered page. */
export function renderDocument({ state, assets, body }: Input): string {
  const { page } = state
  const { style } = assets
  const head = headOf(state).map(
    ({ tag, attributes, text }) =>
      `<${tag} data-head=""${write(attributes)}>${text === undefined ? '' : `${tag === 'script' ? text : escapeHtml(text)}</${tag}>`}`,
  )

  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    ...Object.entries(assets.toolbar).map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    ...assets.icons.map((attributes) => `<link${write(attributes)}>`),
    `<script data-entry="${assets.entry}" data-modules="${assets.modules.join(' ')}" data-page="${assets.data}" data-chrome="${assets.chrome}" data-late="${assets.late}"${startsAtOnce(page) ? ' data-now=""' : ''}>${assets.boot}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    style && `<style data-style="${style.names}">${style.text}</style>`,
    assets.late && `<noscript><link rel="stylesheet" href="${assets.late}"></noscript>`,
    assets.extra ?? '',
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('')
}

/** Most pages load the client on the first interaction. Files of a provider are to be loaded by then. */
const startsAtOnce = ({ scheduling }: Page) => scheduling?.load === 'entry'

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

/** Escapes text for HTML, including attribute values in double quotes. */
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
