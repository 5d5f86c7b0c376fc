import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BrandData } from '#generator/index.ts'
import type { CliContext } from '../../context.ts'
import { contentFolder } from '../project.ts'

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
