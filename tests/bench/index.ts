import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCommands } from './commands.ts'
import { measurePages } from './pages.ts'

/**
 * Prints the figures of the README: what pages of this site need, next to what they are to reach, and what commands do.
 * A missed target does not fail, because machines differ. `scale` prints the commands on sites of more pages.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', multiple: true, default: ['50', '500', '5000'] } },
})
const [cpu] = cpus()
console.log(
  `${cpu?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
)
if (positionals.includes('scale')) {
  for (const pages of values.pages) await measureCommands(Number(pages))
} else {
  await measurePages()
  await measureCommands()
}
