import { CliError } from '../cli-error.ts'

/** The names that were asked for, all where none was; an unknown one is the operator's to mend. */
export async function chosen(
  what: string,
  asked: readonly string[],
  known: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const unknown = asked.find((name) => !known.has(name))
  if (unknown === undefined) return asked.length > 0 ? new Set(asked) : known
  const { didYouMean } = await import('#generator/index.ts')
  throw new CliError(`There is no ${what} "${unknown}".`, didYouMean(unknown, [...known]).en)
}
