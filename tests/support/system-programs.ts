import { providePostgres } from './postgres.ts'
import { provideTracer } from './tracer.ts'

/** Installs what tests need beside the packages, before any of them waits for it. */
export default function setup(): void {
  providePostgres()
  provideTracer()
}
