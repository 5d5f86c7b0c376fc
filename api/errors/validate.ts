/** Checks data against a schema. What is wrong is in `errors` until the next call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}

export interface SchemaError {
  readonly keyword: string
  /** Where it is, as a JSON pointer. */
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}
