export type SqlValue = string | number | null | Uint8Array

export type SqlRow = Readonly<Record<string, unknown>>

/** Statements inside a transaction. Parameters are written `?` on every engine. */
export interface Sql {
  /** Returns the rows of a statement, including those of `RETURNING`. */
  all(text: string, ...parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>
  /** Runs a statement and returns the number of changed rows. */
  run(text: string, ...parameters: readonly SqlValue[]): Promise<number>
}

/** The operations of an SQL engine that the store needs. */
export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  /** Runs work in one transaction. When the promise resolves, its writes are on disk. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs read-only work on one snapshot of the data. */
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Forgets what it has in memory: what is on disk counts. */
  forget(): void
  /** Overwrites deleted data wherever the engine still holds it. */
  scrub(): Promise<void>
  /** Whether the data still is where another process looks for it. */
  isInPlace(): boolean
  close(): Promise<void>
}
