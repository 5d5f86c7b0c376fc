import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Face, Outline } from '../model/groups/outline.ts'
import type { Row } from './rule.ts'

/** What is known of a document. It depends on its text and the schemas. */
export interface DocumentRecord {
  /** Hashes of the schemas and the text. */
  readonly of: string
  readonly outline: Outline
  readonly face: Face
  /** The errors of its syntax. */
  readonly broken: readonly RawDiagnostic[]
  /** The errors of its schema. */
  readonly invalid: readonly RawDiagnostic[]
}

/** What was found in a group. It depends on its documents and on what all groups share. */
export interface GroupRecord<Count extends Row = Row> {
  /** A hash of what it depends on. */
  readonly of: string
  /** By the code of the rule. */
  readonly findings: Readonly<Record<string, readonly RawDiagnostic[]>>
  /** By the code of the rule: of an index, or the items that the rule checks with the whole site. */
  readonly rows: Readonly<Record<string, StoredRows>>
  /** What the run was asked to count in it. */
  readonly counts: readonly Count[]
}

/** Rows as text, since few checks read them. */
export interface StoredRows {
  /** A hash of the text. */
  readonly hash: string
  readonly json: string
}

export const readRows = (stored: StoredRows | undefined): readonly Row[] =>
  stored ? JSON.parse(stored.json) : []

/** What a rule found that looks at the whole site. */
export interface SiteRecord {
  /** A hash of its rows and of what all groups share. */
  readonly of: string
  /** The documents that it read besides, by file. */
  readonly reads: readonly string[]
  /** A hash of their texts. */
  readonly read: string
  readonly findings: readonly RawDiagnostic[]
}

/** All that one check keeps for the next. */
export interface Records<Count extends Row = Row> {
  /** By file, as diagnostics name it. */
  readonly documents: Map<string, DocumentRecord>
  /** By the id of the group. */
  readonly groups: Map<string, GroupRecord<Count>>
  /** By the code of the rule. */
  readonly rules: Map<string, SiteRecord>
}

export const createRecords = <Count extends Row>(): Records<Count> => ({
  documents: new Map(),
  groups: new Map(),
  rules: new Map(),
})
