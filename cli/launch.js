#!/usr/bin/env node
// Plain JavaScript: an old Node can run it and print which one is needed. It also turns the compile cache
// on before the first TypeScript file is loaded; a short command spends most of its time loading.
import module from 'node:module'

const needed = 24

if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    `Diptych needs Node ${needed} or newer; this is ${process.versions.node}. On Linux and Windows npm ci brings one, for what npm runs: npm run -s diptych -- validate. Elsewhere, install one.\n`,
  )
  process.exitCode = 2
} else {
  module.enableCompileCache()
  await import('./bin.ts')
}
