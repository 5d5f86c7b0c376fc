import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulesIn } from './support/import-graph.ts'
import { projectRoot } from './support/project-root.ts'

interface GoneWord {
  readonly word: RegExp
  readonly layer: string
  /** The word for it now. */
  readonly now: string
}

/** One word for one thing. A word that means something else by now names no file and no export. */
const gone: readonly GoneWord[] = [
  { word: /cache/i, layer: 'generator', now: 'memo, in one run; records, between runs' },
  {
    word: /^(?:read|print|split|write|has|lost|broken)Records?(?:Lines)?$|^record(?:Of|Path|Changes|Entr)/i,
    layer: 'generator',
    now: 'ledger',
  },
  { word: /^layout$/, layer: 'renderer/client', now: 'chrome, around a page' },
  { word: /^quiz$/, layer: 'api', now: 'composed' },
]

/** The folders of a file inside the layer, its name without ending, and what it exports. */
function namesIn(file: string, layer: string): readonly string[] {
  const steps = file.slice(layer.length + 1).split('/')
  const base = (steps.pop() ?? '').replace(/\.\w+$/, '')
  const text = readFileSync(`${projectRoot}/${file}`, 'utf8')
  const exported = text.matchAll(
    /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm,
  )
  return [...steps, base, ...Array.from(exported, ([, name = '']) => name)]
}

test.for(gone)('in $layer nothing is called $word', ({ word, layer, now }) => {
  const found = modulesIn(layer).flatMap((file) =>
    namesIn(file, layer)
      .filter((name) => word.test(name))
      .map((name) => `${file}: call ${name} otherwise (${now})`),
  )
  expect(found).toEqual([])
})
