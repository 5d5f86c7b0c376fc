import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BrandData } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { writeContent } from './generated.ts'
import { cacheFolder, contentFolder } from './project.ts'

/** The places in which files of fonts are looked for: beside the content, then in the packages of the engine. */
const placesOf = (context: FontContext) => [
  join(contentFolder(context), 'brand'),
  ...(createRequire(join(context.engine, 'package.json')).resolve.paths('react') ?? []),
]

type FontContext = Pick<CliContext, 'cwd' | 'content' | 'engine'>

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The names in the folder that the file of a font should be in; undefined if that file is there. */
export const missingFont =
  (context: CliContext) =>
  (file: string): readonly string[] | undefined => {
    const paths = placesOf(context).map((place) => join(place, file))
    if (paths.some(isFile)) return undefined
    // A name with a folder is more likely one of a package.
    const folders = (file.includes('/') ? paths.toReversed() : paths).map((path) => dirname(path))
    const folder = folders.find((each) => existsSync(each))
    return folder === undefined ? [] : readdirSync(folder)
  }

/** A brand whose fonts are absolute paths of files. */
export function withFontFiles(context: FontContext, { fonts, ...brand }: BrandData): BrandData {
  const places = placesOf(context)
  const found = (file: string) => {
    const paths = places.map((place) => join(place, file))
    const path = paths.find(isFile)
    return path === undefined ? join(places[0] ?? '', file) : realpathSync(path)
  }
  const withFiles = (font: BrandData['fonts']['text']) => ({
    ...font,
    files: font.files.map((each) => ({ ...each, file: found(each.file) })),
  })
  return { ...brand, fonts: { display: withFiles(fonts.display), text: withFiles(fonts.text) } }
}

/** The letters of font files that were read before, by the hash of their bytes. */
type Known = Readonly<Record<string, string>>

/**
 * Reads the letters of the fonts that a content folder names by now. Returns every letter that the fonts of a brand
 * have; nothing for other fonts, and if a file of them is missing or cannot be read. A file is read once, which takes a
 * quarter of a second.
 */
export async function openFontLetters(context: CliContext): Promise<(brand: BrandData) => string> {
  const { brandIn } = await import('#generator/index.ts')
  const settings = join(contentFolder(context), 'site.yaml')
  if (!existsSync(settings)) return () => ''
  const brand = brandIn(new Map([['site.yaml', readFileSync(settings, 'utf8')]]))
  const letters = await lettersOf(context, withFontFiles(context, brand))
  const fonts = JSON.stringify(brand.fonts)
  return (asked) => (JSON.stringify(asked.fonts) === fonts ? letters : '')
}

async function lettersOf(context: CliContext, { fonts }: BrandData): Promise<string> {
  const files = [...fonts.display.files, ...fonts.text.files].map(({ file }) => file)
  if (!files.every((file) => existsSync(file))) return ''
  const hashes = files.map((file) => hash('sha256', readFileSync(file), 'hex'))
  const kept = join(cacheFolder(context), 'font-letters.json')
  let known = readKnown(kept)
  if (hashes.some((each) => known[each] === undefined)) {
    const { fontLetters } = await import('#renderer/site/index.ts')
    try {
      const found = await Promise.all(files.map((file) => fontLetters(file)))
      known = Object.fromEntries(hashes.map((each, index) => [each, found[index] ?? '']))
      writeContent(kept, JSON.stringify(known))
    } catch {
      // Neither a file that is no font nor a folder that cannot be written keeps content from being checked.
    }
  }
  return [...new Set(hashes.flatMap((each) => [...(known[each] ?? '')]))].toSorted().join('')
}

function readKnown(file: string): Known {
  try {
    const known: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof known === 'object' && known !== null
      ? Object.fromEntries(
          Object.entries(known).filter(
            (each): each is [string, string] => typeof each[1] === 'string',
          ),
        )
      : {}
  } catch {
    return {}
  }
}
