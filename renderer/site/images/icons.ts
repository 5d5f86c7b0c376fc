import { type BrandArt, paint } from './brand-art.ts'
import { toPng } from './to-png.ts'

interface Site {
  readonly name: string
  /** The tile that stands for the site. */
  readonly tile: string
  /** The address of the first page. */
  readonly home: string
  readonly language: string
}

/** What stands for a site without a tile. */
export const plainTile = 'line-globe'

/** How documents name the icons. Other files are named by the manifest. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const

/** The icons of the site in all forms that browsers and telephones ask for, and the manifest that lists them. */
export async function iconFiles(
  art: BrandArt,
  { name, tile, home, language }: Site,
): Promise<readonly (readonly [path: string, contents: string | Uint8Array])[]> {
  const content = art.tiles[tile] ?? ''
  const ground = art.light['bg'] ?? '#fff'
  const plain = picture(96, paint(content, art.light))
  const whole = (size: number) => toPng(plain, size)
  const manifest = {
    id: home,
    name,
    short_name: name,
    start_url: home,
    scope: '/',
    lang: language,
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }

  return [
    ['favicon.svg', picture(96, `${themed(art, content)}${withClasses(content)}`)],
    [
      'favicon.ico',
      toIco(await Promise.all([16, 32].map(async (size) => ({ size, png: await whole(size) })))),
    ],
    ['apple-touch-icon.png', await whole(180)],
    ['icon-192.png', await whole(192)],
    ['icon-512.png', await whole(512)],
    ['icon-maskable.png', await toPng(maskable(art, content), 512)],
    ['site.webmanifest', JSON.stringify(manifest)],
  ]
}

const picture = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`

const variable = /var\(--([\w-]+)\)/g
const line = /stroke="var\(--([\w-]+)\)"/g

/** The colours of a tile as classes: a browser paints an icon without the style sheet of the site. */
const withClasses = (content: string) =>
  content
    .replaceAll(/fill="var\(--([\w-]+)\)"/g, 'class="$1"')
    .replaceAll(/stroke="var\(--([\w-]+)\)"/g, 'class="$1-line"')

function themed({ light, dark }: BrandArt, content: string): string {
  const names = (pattern: RegExp) => [
    ...new Set(Array.from(content.matchAll(pattern), ([, name = '']) => name)),
  ]
  const rules = (colors: Readonly<Record<string, string>>) =>
    [
      ...names(variable).map((name) => `.${name}{fill:${colors[name]}}`),
      ...names(line).map((name) => `.${name}-line{stroke:${colors[name]}}`),
    ].join('')
  return `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`
}

/** The tile small on a ground of its ink, since telephones cut the edges off in many shapes. */
function maskable({ light }: BrandArt, content: string): string {
  const ink = light['t-i']
  const edge = light['t-g']
  return picture(
    512,
    [
      `<path fill="${ink}" d="M0 0h512v512H0z"/><path fill="${edge}" d="M136 136h240v240H136z"/>`,
      `<g transform="translate(142 142) scale(2.375)">${paint(content, light)}</g>`,
    ].join(''),
  )
}

/** Pictures of one icon in several sizes in one file: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function toIco(
  pictures: readonly { readonly size: number; readonly png: Uint8Array }[],
): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.set([size, size], at)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(8, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
