import fc from 'fast-check'

/** A fixed seed makes failures of random tests reproducible. SEED sets another one. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
