const factor = Number(process.env['RUNS'] ?? 1)

/** Number of random cases of a property test. `RUNS=10` runs ten times as many. */
export const runs = (count: number): number => Math.ceil(count * factor)
