import { pretty } from '../pretty/pretty.ts'
import type { Reporter } from '../reporter.ts'
import { concise } from './concise.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { rdjson } from './rdjson.ts'
import { sarif } from './sarif.ts'

export const reporters = {
  pretty,
  concise,
  json,
  github,
  sarif,
  junit,
  gitlab,
  rdjson,
  markdown,
} as const satisfies Readonly<Record<string, Reporter>>

export type ReportFormat = keyof typeof reporters

export const isReportFormat = (name: string): name is ReportFormat => Object.hasOwn(reporters, name)
