import { type Command, InvalidArgumentError, Option } from 'commander'

/** The options that narrow down `list` and `export`. */
export interface FilterOptions {
  readonly state?: readonly State[]
  readonly form?: string
  readonly since?: number
  readonly until?: number
}

const states = ['accepted', 'held', 'spam', 'incomplete', 'quarantine'] as const

type State = (typeof states)[number]

export const addFilter = (command: Command) =>
  command
    .addOption(new Option('--state <names...>', 'only these').choices(states))
    .option('--form <name>', 'only this form')
    .option('--since <date>', 'received on or after a day, as 2026-06-01', toTime)
    .option('--until <date>', 'received before a day', toTime)

/** The options as a query to the store. */
export const toFilter = ({ state, form, since, until }: FilterOptions) => ({
  ...(state && { states: state }),
  ...(form !== undefined && { form }),
  ...(since !== undefined && { from: since }),
  ...(until !== undefined && { until }),
})

function toTime(text: string): number {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new InvalidArgumentError('Write a day as 2026-06-01.')
  return time
}
