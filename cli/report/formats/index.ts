import { pretty } from '../pretty/pretty.ts'
import type { Reporter } from '../reporter.ts'
import { concise } from './concise.ts'
import { github } from './github.ts'
import { json } from './json.ts'

export const reporters = {
  pretty,
  concise,
  github,
  json,
} as const satisfies Readonly<Record<string, Reporter>>

export type ReportFormat = keyof typeof reporters
