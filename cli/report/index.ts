import { json } from './json.ts'
import { pretty } from './pretty.ts'
import type { Reporter } from './reporter.ts'

export const reporters = { pretty, json } as const satisfies Readonly<Record<string, Reporter>>

export type ReportFormat = keyof typeof reporters
