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
export interface SqlDatabase {
  readonly dialect: 'sqlite' | 'postgres'
  /** Runs work in one transaction. When the promise resolves, its writes are on disk. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Runs one statement in a transaction of its own, in one round trip, and returns its rows. Its failure says
   * nothing of the database.
   */
  once(text: string, ...parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>
  /** Runs read-only work on one snapshot of the data. */
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** The same, past everything that this process has in memory. */
  readFromDisk<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Whether the data on disk is sound, as far as this process can tell. */
  check(): Promise<boolean>
  /** Whether the file of the data is still in place. False after it was removed or replaced. */
  isIntact(): boolean
  /**
   * Overwrites deleted data wherever the engine still holds it. Returns whether it could: another
   * connection that still reads the data prevents it.
   */
  scrub(): Promise<boolean>
  /** Restores data whose file was removed, if possible. Returns whether it was restored. */
  salvage(): Promise<boolean>
  close(): Promise<void>
  /** Closes without a change to the files, which are damaged. */
  abandon(): Promise<void>
}
