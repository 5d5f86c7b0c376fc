import type { Diagnostic, Place } from './diagnostics/diagnostic.ts'
import { sort } from './diagnostics/sort.ts'
import { type ParsedFiles, parseDocuments, type SourceDocument } from './documents.ts'
import { rules } from './rules/index.ts'
import { runRules } from './rules/rule.ts'
import type { Schemas } from './schemas.ts'
import { linkSite, type Site } from './site.ts'
import { createValidator } from './validate.ts'
import type { Validators } from './validators.ts'

export interface CheckInput {
  /** The content folder's files: path inside the folder, and text. */
  readonly files: ReadonlyMap<string, string>
  /** The folder's name in diagnostics. */
  readonly folder: string
  readonly schemas: Schemas
  readonly validators: Validators
  /** For whoever checks the same folder again and again. */
  readonly known?: ParsedFiles | undefined
}

export interface Checked {
  readonly site: Site
  /** Sorted by place. With an error among them the site must not be emitted. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Checks a content folder: syntax, schemas, then everything that takes more than one file. */
export function checkContent({ files, folder, schemas, validators, known }: CheckInput): Checked {
  const { documents, diagnostics: broken } = parseDocuments({ files, folder, known })
  const validate = createValidator(schemas, validators)
  const invalid = documents.flatMap((document) =>
    document.data === undefined ? [] : validate(document),
  )
  const site = linkSite(documents, schemas)
  const found = [...runRules(rules, site)]

  return {
    site,
    diagnostics: sort(
      withoutRepeats([...broken, ...withoutSettings(documents, folder), ...invalid, ...found]),
    ),
  }
}

function withoutSettings(
  documents: readonly SourceDocument[],
  folder: string,
): readonly Diagnostic[] {
  if (documents.some(({ kind }) => kind === 'site')) return []
  return [
    {
      code: 'content/missing-file',
      severity: 'error',
      at: { file: folder ? `${folder}/site.yaml` : 'site.yaml', line: 1, column: 1 },
      message: 'There is no site.yaml.',
      hint: 'It names the brand, the address of the site and its languages.',
    },
  ]
}

/** A key that one side lacks is one problem, though schema and parity both notice it. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const lacking = (area: string) => diagnostics.filter(({ code }) => code === `${area}/missing-key`)
  const [byParity, bySchema] = [lacking('parity'), lacking('schema')]

  return diagnostics.filter(({ code, at, message, related = [] }) => {
    const isSaid = (others: readonly Diagnostic[], place: Place) =>
      others.some((other) => isSame(other.at, place) && startsAlike(other.message, message))

    if (code === 'schema/missing-key') return !isSaid(byParity, at)
    if (code === 'parity/extra-key') return !related.some((place) => isSaid(bySchema, place.at))
    return true
  })
}

const isSame = (a: Place, b: Place) => a.file === b.file && a.line === b.line

const startsAlike = (a: string, b: string) => a.split(' ')[0] === b.split(' ')[0]
