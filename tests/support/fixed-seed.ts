import fc from 'fast-check'

/** Random input is the same in each run, so that what fails fails again; another SEED looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
