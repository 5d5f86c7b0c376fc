#!/usr/bin/env node
// Plain JavaScript, so that it runs on any Node and says which one is needed, and so that the compile
// cache is on before the first TypeScript file: most of a short command's time is loading.
import module from 'node:module'

const needed = 24

if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    `Diptych needs Node ${needed} or newer; this is ${process.versions.node}. Run it through npm, which brings its own: npm run -s diptych -- validate\n`,
  )
  process.exitCode = 2
} else {
  module.enableCompileCache()
  await import('./bin.ts')
}
