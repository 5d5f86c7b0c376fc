/** `RUNS=10` tries ten times as many random cases; CI tries twice as many as a developer's machine. */
const factor = Number(process.env['RUNS'] ?? (process.env['CI'] === undefined ? 1 : 2))

/** How many random cases a property test tries. */
export const runs = (count: number): number => Math.ceil(count * factor)
