import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../page-input.ts'
import { sources } from './sources.ts'

/** Icons of the interface begin like this. Content cannot name them, and every page may need them. */
const ofInterface = /^ui-/

/** The symbols of the engine, by name: each whole, and what is in it. */
function readIcons(engine: string) {
  const text = readFileSync(join(engine, sources.icons), 'utf8')
  return new Map(
    Array.from(
      text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g),
      ([markup, name = '', content = '']) => [name, { markup, content }] as const,
    ),
  )
}

/** The sprite of a site: its tiles, the icons of the interface, and those of the others that it names. */
export function spriteOf({ engine, brand }: Pick<Project, 'engine' | 'brand'>): string {
  const named = new Set(brand.icons)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...Object.entries(brand.tiles).map(
      ([name, content]) => `<symbol id="${name}" viewBox="0 0 96 96">${content}</symbol>`,
    ),
    ...[...readIcons(engine)].flatMap(([name, { markup }]) =>
      ofInterface.test(name) || named.has(name) ? [markup] : [],
    ),
    '</svg>',
    '',
  ].join('\n')
}

/** What pictures draw for the name of a tile or icon: an icon in ink on the ground of a tile. */
export function drawingsOf({
  engine,
  brand,
}: Pick<Project, 'engine' | 'brand'>): Readonly<Record<string, string>> {
  const icons = [...readIcons(engine)].filter(([name]) => !ofInterface.test(name))
  return {
    ...brand.tiles,
    ...Object.fromEntries(icons.map(([name, { content }]) => [name, asTile(content)])),
  }
}

const asTile = (content: string) =>
  [
    '<path d="M0 0h96v96H0z" fill="var(--t-i)"/>',
    '<g fill="none" stroke="var(--t-g)" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
    ` transform="translate(18 18) scale(2.5)">${content}</g>`,
  ].join('')
