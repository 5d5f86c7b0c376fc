import { type Cache, createCache } from './cache.ts'
import type { Diagnostic, RawDiagnostic } from './diagnostics/diagnostic.ts'
import type { MessageLanguage } from './diagnostics/message.ts'
import { readCatalogue } from './languages/catalogue.ts'
import { linkSite, type Site } from './model/site.ts'
import { parseDocuments, type SourceDocument } from './read/documents.ts'
import { acknowledge } from './report/acknowledgements.ts'
import { canBeAcknowledged } from './report/explanations.ts'
import { localize, sort } from './report/localize.ts'
import { removeSuperseded } from './report/supersede.ts'
import { unusedAcknowledgement } from './report/unused-acknowledgement.ts'
import { rules } from './rules/index.ts'
import { runRules } from './rules/run.ts'
import type { Schemas } from './validate/schemas.ts'
import { checkComponents } from './validate/section-components.ts'
import { validateDocument } from './validate/validate.ts'
import type { Validators } from './validate/validators.ts'

export interface CheckInput {
  /** The content folder's files: path inside the folder, and text. */
  readonly files: ReadonlyMap<string, string>
  /** The folder's name in diagnostics. */
  readonly folder: string
  readonly schemas: Schemas
  readonly validators: Validators
  /** The section types that have a component; without it, components are not checked. */
  readonly components?: readonly string[] | undefined
  /** The day it is, as YYYY-MM-DD. */
  readonly today: string
  /** The language to speak; English unless said otherwise. */
  readonly language?: MessageLanguage
  /** Whoever checks the same folder again and again passes the same one. */
  readonly cache?: Cache
}

export interface Checked {
  readonly site: Site
  /** What was found out on the way, for whoever goes on with the site. */
  readonly cache: Cache
  /** Sorted by place. With an error among them the site must not be emitted. */
  readonly diagnostics: readonly Diagnostic[]
  /** What editors keep as it is, each with the reason. */
  readonly kept: readonly Diagnostic[]
}

/** Checks a content folder: syntax, schemas, then everything that takes more than one file. */
export function checkContent({
  files,
  folder,
  schemas,
  validators,
  components,
  today,
  language = 'en',
  cache = createCache(),
}: CheckInput): Checked {
  const { documents, diagnostics: broken } = parseDocuments({ files, folder, cache })
  const invalid = documents.flatMap((document) =>
    document.data === undefined
      ? []
      : validateDocument(document, { schemas, validatorOf: validators, cache }),
  )
  const site = linkSite({ documents, schemas, today }, cache)
  const found = runRules({ rules, site, cache })
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const documentOf = (file: string) => byFile.get(file)
  const undrawable = components ? checkComponents(schemas, components) : []
  const findings = removeSuperseded(
    [...broken, ...withoutSettings(documents, folder), ...undrawable, ...invalid, ...found],
    documentOf,
  )
  const { open, kept, unused } = acknowledge(site, findings, canBeAcknowledged)
  const catalogue = cache.get(readCatalogue, language)
  const tell = (told: readonly RawDiagnostic[]) =>
    sort(told.map((each) => localize(each, { catalogue, schemas, documentOf })))

  return {
    site,
    cache,
    diagnostics: tell([...open, ...unusedAcknowledgement.of(site, unused)]),
    kept: tell(kept),
  }
}

function withoutSettings(
  documents: readonly SourceDocument[],
  folder: string,
): readonly RawDiagnostic[] {
  if (documents.some(({ kind }) => kind === 'site')) return []
  return [
    {
      code: 'content/missing-file',
      severity: 'error',
      at: { file: folder ? `${folder}/site.yaml` : 'site.yaml', line: 1, column: 1 },
      messageId: 'noSettings',
    },
  ]
}
