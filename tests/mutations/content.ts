import { parseDocument } from 'yaml'
import { textPairs } from '#generator/compare/pairs.ts'
import {
  type Checked,
  type CheckInput,
  checkContent,
  confirm,
  createCache,
  readContent,
} from '#generator/index.ts'
import { withFewBanks } from '../support/copy-site.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas, validators } from '../support/project-schemas.ts'

export { schemas }

/** The files of a content folder, by path. */
export type Files = ReadonlyMap<string, string>

const cache = createCache()

/**
 * Checks files as the command line would; what did not change since the last check with the same content is
 * not parsed again.
 */
export const check = (
  files: Files,
  options: Partial<Pick<CheckInput, 'folder' | 'language' | 'cache'>> = {},
): Checked => checkContent({ ...checkInput(files), ...options })

/** The files of a content folder as a check takes them. */
export const checkInput = (files: Files) => ({
  ...{ files, folder: 'content', schemas, validators },
  ...{ today: '2026-11-21', cache },
})

/** The repository's own content with few question banks, and with every translation on record as it is. */
export const original = withRecord(withFewBanks(readContent(`${projectRoot}/content`)))

const checked = check(original)

/** The texts that are translated, in both languages. */
export const pairs = textPairs(checked.site).filter(
  ({ source }) => source.schema['x-i18n'] === 'translate',
)

export type TextPair = (typeof pairs)[number]

/** The path of a document inside the content folder. */
export const fileOf = ({ file }: { readonly file: string }) => file.slice('content/'.length)

/** The files with one of them rewritten. */
export function rewrite(files: Files, file: string, change: (text: string) => string): Files {
  return new Map([...files, [file, change(files.get(file) ?? '')]])
}

type YamlFile = ReturnType<typeof parseDocument>

/** The files with the values of one of them changed; comments and layout stay. */
export const editYaml = (files: Files, file: string, edit: (document: YamlFile) => void): Files =>
  rewrite(files, file, (text) => {
    const document = parseDocument(text)
    edit(document)
    return document.toString({ lineWidth: 100 })
  })

function withRecord(files: Files): Files {
  const bare = new Map([...files].filter(([path]) => !path.startsWith('.state/')))
  const { site } = check(bare)
  const records = site.translations.flatMap(({ code }) =>
    [...confirm({ site, language: code })].map(([path, text = '']): [string, string] => [
      path,
      text,
    ]),
  )
  return new Map([...bare, ...records])
}
