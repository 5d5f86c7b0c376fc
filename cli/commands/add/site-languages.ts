import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../../cli-error.ts'
import type { CliContext } from '../../context.ts'

/** The languages of a content folder, as `site.yaml` lists them. */
interface SiteLanguages {
  /** The content folder. */
  readonly folder: string
  /** The path of `site.yaml`. */
  readonly file: string
  readonly codes: readonly string[]
  /** The language that the others are translations of. */
  readonly source: string
  /** The text of `site.yaml` with one language more; the rest stays byte for byte. */
  readonly withLanguage: (code: string) => string
}

/** Reads which languages a content folder has. */
export async function readSiteLanguages(
  { cwd }: CliContext,
  content: string,
): Promise<SiteLanguages> {
  const folder = resolve(cwd, content)
  const file = join(folder, 'site.yaml')
  if (!existsSync(file)) {
    throw new CliError(
      `There is no "${content}/site.yaml".`,
      'Run this where the content folder is, or name it with --content.',
    )
  }
  const { isScalar, isSeq, parseDocument } = await import('yaml')
  const text = readFileSync(file, 'utf8')
  const list = parseDocument(text).get('languages')
  const items = isSeq(list) ? list.items.filter(isScalar) : []
  const codes = items.map(({ value }) => String(value))
  const [source] = codes
  const range = items.at(-1)?.range
  if (source === undefined || !range) {
    throw new CliError(`"${content}/site.yaml" lists no languages.`, 'Run "diptych validate".')
  }

  const [start, end] = range
  const isFlow = isSeq(list) && list.flow === true
  return {
    folder,
    file,
    codes,
    source,
    withLanguage: (code) =>
      isFlow ? insert(text, end, `, ${code}`) : insertItem(text, { start, code }),
  }
}

/** Repeats the line of an item below it, with another value. */
function insertItem(
  text: string,
  { start, code }: { readonly start: number; readonly code: string },
): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const length = text.slice(start).search(/\r?\n|$/)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  return insert(text, start + length, `${newline}${before}${code}`)
}

const insert = (text: string, index: number, addition: string) =>
  text.slice(0, index) + addition + text.slice(index)
