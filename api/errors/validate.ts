/** Checks data against a schema. `errors` holds the errors of the last call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}

export interface SchemaError {
  readonly keyword: string
  /** JSON pointer to the invalid value. */
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}
