import { Ajv2020 } from 'ajv/dist/2020.js'
import { emittedSchemas } from '#generator/validate/validators.ts'
import { schemas } from '../small-site.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
for (const [file, schema] of emittedSchemas(schemas)) ajv.addSchema(schema, file)

/** What is wrong with emitted data, as `path message`. */
export function faultsOf(file: string, data: unknown): readonly string[] {
  const validate = ajv.getSchema(file)
  if (!validate) throw new Error(`There is no schema ${file}.`)
  validate(data)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
