import { isCi } from './is-ci.ts'

/** `RUNS=10` tries ten times as many random cases; CI tries twice as many as a developer's machine. */
const factor = Number(process.env['RUNS'] ?? (isCi() ? 2 : 1))

/** How many random cases a property test tries. */
export const runs = (count: number): number => Math.ceil(count * factor)
