import type { FormRules } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import type { Build } from '../static/build.ts'
import { readSiteData } from '../static/site-data.ts'

/** Reads the rules of the forms that the build wrote for the server. */
export const readForms = (build: Build, validate: Validate): FormRules =>
  readSiteData(build, 'forms.json', validate)
