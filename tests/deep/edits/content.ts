import { type Checked, checkContent, confirm, createCache, readContent } from '#generator/index.ts'
import { withFewBanks } from '../../support/copy-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'

export { schemas }

/** The files of a content folder, by path. */
export type Files = ReadonlyMap<string, string>

const cache = createCache()

/** The files of a content folder as a check takes them; what did not change since the last check is not parsed again. */
export const checkInput = (files: Files) => ({
  ...{ files, folder: 'content', schemas, validators },
  ...{ today: '2026-11-21', cache },
})

/** Checks files as the command line would. */
export const check = (files: Files): Checked => checkContent(checkInput(files))

/** The repository's own content with few question banks, and with every translation on record as it is. */
export const original = withRecord(withFewBanks(readContent(`${projectRoot}/content`)))

function withRecord(files: Files): Files {
  const bare = new Map([...files].filter(([path]) => !path.startsWith('.state/')))
  const { site } = check(bare)
  const records = site.translations.flatMap(({ code }) => [...confirm({ site, language: code })])
  return new Map([...bare, ...records.map(([path, text = '']) => [path, text] as const)])
}
