import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageLanguage, Messages } from '../diagnostics/message.ts'
import { isRecord } from '../read/path.ts'
import { readYaml } from '../read/yaml.ts'

/** What the tool says in another language than English. */
export interface Catalogue {
  /** By code, then by message id, then by part. */
  readonly messages: Readonly<Record<string, Messages>>
}

/** The words of a language, from its folder; undefined for English and for languages without. */
export function readCatalogue(language: MessageLanguage): Catalogue | undefined {
  const folder = join(import.meta.dirname, language)
  const known = catalogues.get(language)
  if (known !== undefined || language === 'en') return known
  const catalogue = {
    messages: Object.assign(
      {},
      ...readdirSync(folder)
        .filter((file) => /^messages.*\.yaml$/.test(file))
        .map((file) => readYaml(readFileSync(join(folder, file), 'utf8'))?.data),
    ),
  }
  catalogues.set(language, catalogue)
  return isRecord(catalogue) ? catalogue : undefined
}

const catalogues = new Map<MessageLanguage, Catalogue>()
