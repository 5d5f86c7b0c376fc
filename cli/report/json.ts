import type { Reporter } from './reporter.ts'

/** For programs: one object with every finding, its place spread out. */
export const json: Reporter = ({ diagnostics, files }) => {
  const flat = diagnostics.map(({ at, ...rest }) => ({ ...rest, ...at }))
  return `${JSON.stringify({ version: 1, files, diagnostics: flat }, null, 2)}\n`
}
