import fc from 'fast-check'
import { runs } from '../../../support/runs.ts'

/** The words between spaces, with backslashes as they stand. */
const words = (text: TemplateStringsArray) => String.raw(text).split(' ')

/** Ways to write a dot, a slash, the letters and the end of an address; first the plain one. */
const dots = words`. %2e %2E %252e %25252e %c0%ae %u002e %ef%bc%8e %00. .%00 \. %5c. %3f * [.] {.}`
const slashes = [
  ...words`/ // /// /./ /%2e/ /;/ ;/ /x/../ \ /\ %2f %2F %252f %25252f %5c %255c %c0%af`,
  '%ef%bc%8f',
]
const letters = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replaceAll(/[a-z]/g, (each) => `%${code(each)}`),
  (text: string) => text.replaceAll(/[a-z]/g, (each) => `%25${code(each)}`),
]
const ends = [
  '',
  ...words`/ // /. /.. /x/.. /index.html \ %5c %2f %2f..%2f . %2e %00 %00.html %00.css`,
  ...words`; ;.html ;a=b ? ?a=b %3f %23 %20 %0a ::$DATA : ~ .br .gz .map .html`,
]

const code = (letter: string) => letter.charCodeAt(0).toString(16)

/** Ways to begin an address: into a folder, and out of it again. */
function startsWith(folders: readonly string[]): readonly string[] {
  const ups = dots
    .flatMap((dot) => [`${dot}${dot}`, `.${dot}`, `${dot}.`])
    .concat(words`..; ..;a .... .%2e; x/../.. ../.. /.. ./.. \.. ..\..`)
  return [
    ...words`/ /./ /../ // /;/ /*/ /~/ /\ /%5c /%2f http://localhost/ http://localhost//`,
    ...folders.flatMap((folder) => [
      ...new Set(ups.map((up) => `/${folder}/${up}/`)),
      `/${folder}../`,
      `/${folder};/../`,
      `/${folder}%2f..%2f`,
      `/${folder}%5c..%5c`,
      `/${folder}\\..\\`,
      `/${folder.toUpperCase()}/../`,
      `/${folder.replaceAll('.', '%2e')}/../`,
      `//${folder}/../`,
    ]),
  ]
}

interface Targets {
  /** Files that must not be sent. */
  readonly files: readonly string[]
  /** Folders with files that visitors may get. */
  readonly folders: readonly string[]
}

interface Way {
  readonly file: string
  readonly start?: string
  readonly slash?: string
  readonly dot?: string
  readonly letter?: (text: string) => string
  readonly end?: string
}

const write = ({
  file,
  start = '/',
  slash = '/',
  dot = '.',
  letter = (text) => text,
  end = '',
}: Way) => `${start}${letter(file).replaceAll('/', slash).replaceAll('.', dot)}${end}`

/**
 * Addresses with which somebody may try to get a file: each way to write one alone, for the first of the files, and some
 * hundred random ones of several ways, for any of them.
 */
export function hostilePaths({ files, folders }: Targets): readonly string[] {
  const [file = ''] = files
  const starts = startsWith(folders)
  const alone: readonly Way[] = [
    ...files.map((each) => ({ file: each })),
    ...starts.map((start) => ({ file, start })),
    ...slashes.map((slash) => ({ file, slash })),
    ...dots.map((dot) => ({ file, dot })),
    ...letters.map((letter) => ({ file, letter })),
    ...ends.map((end) => ({ file, end })),
  ]
  const together = fc.record({
    file: fc.constantFrom(...files),
    start: fc.constantFrom(...starts),
    slash: mostly(slashes),
    dot: mostly(dots),
    letter: mostly(letters),
    end: mostly(ends),
  })
  return [...new Set([...alone, ...fc.sample(together, runs(600))].map(write))]
}

/** The plain way in two of three: a path with many oddities is one that no server understands. */
const mostly = <T>(ways: readonly T[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...ways.slice(0, 1)) },
    { weight: 1, arbitrary: fc.constantFrom(...ways) },
  )
