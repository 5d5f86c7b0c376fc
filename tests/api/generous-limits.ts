const plenty = { perMinute: 1_000_000, burst: 1_000_000 }

/** Dependencies of the middleware, with limits that no test reaches. */
export const generousLimits = {
  rates: { forms: plenty, quiz: plenty },
  commonHeaders: {},
  clock: () => 0,
} as const
