export type SqlValue = string | number | null | Uint8Array

export type SqlRow = Readonly<Record<string, unknown>>

/** Statements inside a transaction. Parameters are written `?`, whatever the engine. */
export interface Sql {
  /** The rows of a statement, those that it returns when it writes included. */
  all(text: string, ...parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>
  /** Runs a statement and tells how many rows it changed. */
  run(text: string, ...parameters: readonly SqlValue[]): Promise<number>
}

/** An SQL engine, as far as the store needs one. */
export interface SqlDatabase {
  readonly dialect: 'sqlite' | 'postgres'
  /** Runs work in one transaction. Once the promise resolves, what it wrote is on disk. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs work that only reads, on one state of the data. */
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Whether what was written can be found again: false once the file was removed or replaced. */
  isIntact(): boolean
  /** Overwrites what was deleted wherever the engine still has it. */
  scrub(): Promise<void>
  /** Puts the data back where it was removed from, as far as that can be done; tells whether it could. */
  salvage(): Promise<boolean>
  close(): Promise<void>
}
