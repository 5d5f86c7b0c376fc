import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'yaml'
import { readStarterWords, valueAt } from '#generator/index.ts'
import { editYaml } from './edit/edit-yaml.ts'

/** What somebody wants a site of. */
export interface Start {
  readonly name: string
  /** The languages that the starter speaks; the first is the source. */
  readonly languages: readonly string[]
  /** In degrees of oklch. */
  readonly hue: number
  /** As YYYY-MM-DD. */
  readonly today: string
}

const folder = join(import.meta.dirname, '../starter')

/** The files of a new site, by path in the content: those of the starter, and in `language` those of each. */
export function starterFiles(start: Start): readonly (readonly [path: string, text: string])[] {
  const font = hasLatinLetters(start) ? host : { family: 'Arial' }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) =>
      path.startsWith('language/')
        ? start.languages.map((code): [string, string] => [
            path.replace('language', code),
            fill(path, readStarterWords(code)),
          ])
        : [[path, fill(path, { ...start, font })]],
    )
}

/** A file of the starter with a value for each name that begins with a dollar sign. */
const fill = (path: string, values: unknown): string =>
  editYaml(readFileSync(join(folder, path), 'utf8'), (document) => {
    visit(document, {
      Scalar: (_, { value }) =>
        typeof value === 'string' && value.startsWith('$')
          ? document.createNode(valueAt(values, value.slice(1)))
          : undefined,
    })
  })

/** Whether the letters of the engine's fonts do. Other sites begin in a font of the reader. */
const hasLatinLetters = ({ name, languages }: Start): boolean =>
  !/(?!\p{Script=Latin})\p{L}/u.test(name) &&
  languages.every((code) => new Intl.Locale(code).maximize().script === 'Latn')

const host = {
  family: 'Host Grotesk',
  files: ['latin', 'latin-ext'].map((each) => ({
    file: `@fontsource-variable/host-grotesk/files/host-grotesk-${each}-wght-normal.woff2`,
    weights: [300, 800],
  })),
}
