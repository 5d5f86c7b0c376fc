import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources } from '../bundle/sources.ts'

const tokens = 'renderer/app/styles/tokens.css'

/** The icon of the site: one tile of the sprite, with the paints of the style sheet. */
export function favicon(root: string, tile: string): string {
  const sprite = readFileSync(join(root, sources.sprite), 'utf8')
  const symbol = new RegExp(`<symbol id="${tile}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? ''
  const paints =
    readFileSync(join(root, tokens), 'utf8').match(/--(t-[iwpga]|accent):[^;]+;/g) ?? []

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<style>:root{color-scheme:light dark;${paints.join('')}}</style>`,
    symbol,
    '</svg>',
  ].join('')
}
