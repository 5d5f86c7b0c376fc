#!/usr/bin/env node
// Runs on any Node: it says which one is needed before anything newer is loaded.
const needed = 24

if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    `Diptych needs Node ${needed} or newer; this is ${process.versions.node}. Run it through npm, which brings its own: npm run -s diptych -- validate\n`,
  )
  process.exitCode = 2
} else {
  await import('./bin.ts')
}
