import { writeFileSync } from 'node:fs'

/** Loaded before a command: writes what the process used when it ends, into the file that USAGE names. */
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env['USAGE'] ?? '',
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }),
  )
})
