import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import type { Build } from './build.ts'
import { readSiteData } from './site-data.ts'

/** Reads the headers that the build wrote for the server. */
export const readServedHeaders = (build: Build, validate: Validate): ServedHeaders =>
  readSiteData(build, 'headers.json', validate)
