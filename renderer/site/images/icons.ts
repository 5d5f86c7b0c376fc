import { type BrandArt, type Colors, paint } from './brand-art.ts'
import { toPng } from './to-png.ts'

/** What stands for a site without a tile. */
export const plainTile = 'line-globe'

/** How documents name the icons. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
] as const

/** The icons of the site, of the tile that stands for it, and the picture of pages without a card. */
export async function iconFiles(
  art: BrandArt,
  tile: string,
): Promise<readonly (readonly [path: string, contents: string | Uint8Array])[]> {
  const content = art.tiles[tile] ?? ''
  const plain = picture(paint(content, art.light))
  return [
    ['favicon.svg', picture(`${themed(art, content)}${content}`)],
    ['favicon.ico', toIco(await toPng(plain, icoSize))],
    ['apple-touch-icon.png', await toPng(plain, 180)],
    ['icon-512.png', await toPng(plain, 512)],
  ]
}

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`

/** The colours of a tile in both themes: a browser paints an icon without the style sheet of the site. */
function themed({ light, dark }: BrandArt, content: string): string {
  const names = new Set(Array.from(content.matchAll(/var\(--([\w-]+)\)/g), ([, name = '']) => name))
  const rule = (colors: Colors) =>
    `:root{${Array.from(names, (name) => `--${name}:${colors[name]}`).join(';')}}`
  return `<style>${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}</style>`
}

const icoSize = 32

/** A picture as a file for old browsers: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function toIco(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([icoSize, icoSize], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
