import type { FormRules } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { readSiteData } from '../static/site-data.ts'

/** Reads the rules of the forms that the build wrote for the server. */
export const readForms = (folder: string, validate: Validate): FormRules =>
  readSiteData(folder, 'forms.json', validate)
