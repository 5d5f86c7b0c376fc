import { isCi } from './is-ci.ts'

/** `RUNS=10` runs ten times as many random cases. CI runs twice as many as a developer's machine. */
const factor = Number(process.env['RUNS'] ?? (isCi() ? 2 : 1))

/** Number of random cases of a property test. */
export const runs = (count: number): number => Math.ceil(count * factor)
