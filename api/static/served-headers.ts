import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { readSiteData } from './site-data.ts'

/** Reads the headers that the build wrote for the server. */
export const readServedHeaders = (folder: string, validate: Validate): ServedHeaders =>
  readSiteData(folder, 'headers.json', validate)
