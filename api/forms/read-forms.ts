import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormRules } from '#site/types.ts'
import { OperatorError } from '../errors/operator-error.ts'

/** Reads the rules of the forms that the build left in the folder of the built site. */
export function readForms(folder: string): FormRules {
  try {
    return JSON.parse(readFileSync(join(folder, '.diptych/forms.json'), 'utf8'))
  } catch {
    throw new OperatorError(
      `The built site in "${folder}" does not say which forms it has.`,
      'Build it again: npm run build -- --force',
    )
  }
}
