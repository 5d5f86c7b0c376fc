import { hash } from 'node:crypto'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FormRules, ListedFile, Manifest, ServedHeaders } from '#site/types.ts'
import { OperatorError } from '../../hosts/operator-error.ts'

/** A built site: the files that its manifest lists. Their bytes stay on disk. */
export interface Build {
  /** The folder of its files, until the third build after it takes it. */
  readonly folder: string
  /** Differs from that of another build that was in the folder earlier, or will be later. */
  readonly identity: string
  /** By path. */
  readonly files: ReadonlyMap<string, ListedFile>
}

/** The folder of a built site with data for the server. Paths that start with a dot are never served. */
export const dataFolder = '.diptych/'

/** The file that lists those of a build. It is written last. */
export const manifestFile = `${dataFolder}manifest.json`

/** The link in the output folder that names the build to serve. */
export const currentLink = 'current'

/** The folder of files with a content hash in their name. */
export const assetFolder = 'assets/'
/** The folder of the pictures that other sites show where a link to a page is sent. */
export const cardFolder = 'assets/cards/'

/** How often a build is opened again because another took its place, and the pause in milliseconds. */
const attempts = { max: 50, pause: 20 }

/** Opens the build that is current in an output folder. */
export function openBuild(out: string, validate: Validate): Build {
  for (let attempt = 0; attempt < attempts.max; attempt += 1) {
    const identity = currentIdentity(out)
    const folder = currentFolder(out)
    const file = join(folder, manifestFile)
    const manifest = identity === undefined ? undefined : parse(readText(file))
    if (identity !== undefined && identity === currentIdentity(out)) {
      if (isValid<Manifest>(manifest, validate))
        return { folder, identity, files: new Map(manifest.files.map((each) => [each.path, each])) }
      throw new OperatorError(`"${file}" of the built site is invalid.`, buildAgain)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempts.pause)
  }
  throw new OperatorError(
    `The built site in "${out}" cannot be read: it keeps changing.`,
    'Wait for the build to end.',
  )
}

const buildAgain = 'Build it again: npm run build -- --force'

/** Which build is current in an output folder. Undefined while it is replaced. */
export function currentIdentity(out: string): string | undefined {
  const found = statSync(join(out, currentLink, manifestFile), { throwIfNoEntry: false })
  return found && [found.dev, found.ino, found.mtimeMs].join(' ')
}

/** Only the name of the build counts: in a copy of the folder, the link may lead into the first one. */
function currentFolder(out: string): string {
  const link = join(out, currentLink)
  try {
    return join(out, basename(readlinkSync(link)))
  } catch {
    // Some programs copy the folder that a link names.
    return link
  }
}

/** Undefined if the file is gone. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = Object(error)
    if (code === 'ENOENT') return undefined
    throw new OperatorError(
      `"${file}" of the built site cannot be read.`,
      'Let the user of the server read it.',
    )
  }
}

/** Undefined if the text is not JSON. */
function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Reads a file of a build. Throws if it cannot be read, or is of another build by now. */
export async function readSiteFile(build: Build, path: string): Promise<Buffer> {
  return checked(build, path, await readFile(join(build.folder, path)))
}

/** As `readSiteFile`, for what is read when a build is opened, and rarely later. */
export const readSiteFileNow = (build: Build, path: string): Buffer =>
  checked(build, path, readFileSync(join(build.folder, path)))

/** A folder is filled with another build while an earlier one may still be served from it. */
function checked({ files }: Build, path: string, bytes: Buffer): Buffer {
  if (files.get(path)?.hash === hashOf(bytes)) return bytes
  throw new Error(`"${path}" is of another build.`)
}

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url').slice(0, 22)

/**
 * Reads a JSON file that the build wrote for the server and checks it. `Data` is the type that was
 * generated from the schema of `validate`.
 */
export function readSiteData<Data>(build: Build, name: string, validate: Validate): Data {
  const file = `${dataFolder}${name}`
  const data = parse(bytesOf(build, file)?.toString('utf8'))
  if (isValid<Data>(data, validate)) return data

  const [error] = validate.errors ?? []
  const reason = data === undefined ? '' : ` (${error?.instancePath || '/'} ${error?.message})`
  throw new OperatorError(
    `"${file}" of the built site in "${build.folder}" is missing or invalid${reason}.`,
    buildAgain,
  )
}

const isValid = <Data>(data: unknown, validate: Validate): data is Data => validate(data)

function bytesOf(build: Build, file: string): Buffer | undefined {
  try {
    return readSiteFileNow(build, file)
  } catch {
    return undefined
  }
}

/** Reads the headers that the build wrote for the server. */
export const readServedHeaders = (build: Build, validate: Validate): ServedHeaders =>
  readSiteData(build, 'headers.json', validate)

/** Reads the rules of the forms that the build wrote for the server. */
export const readForms = (build: Build, validate: Validate): FormRules =>
  readSiteData(build, 'forms.json', validate)

/** Checks data against a schema. `errors` holds the errors of the last call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}

export interface SchemaError {
  readonly keyword: string
  /** JSON pointer to the invalid value. */
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}
