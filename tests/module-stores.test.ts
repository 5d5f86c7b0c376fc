import { expect, test } from 'vitest'
import { temporaryFolder } from './generator/temporary-folder.ts'
import { modulesIn } from './support/import-graph.ts'
import { closuresInCache, moduleStoresOf } from './support/module-stores.ts'

/** State of one tab of a browser, which ends with the page. Nothing else may outlive a call. */
const modulesOfTab = [
  'renderer/client/plans/use-moving.ts',
  'renderer/client/builder/player/load-player.ts',
  'renderer/client/entry/answers.ts',
  'renderer/client/entry/boot.ts',
  'renderer/client/forms/outbox/outbox.ts',
  'renderer/client/forms/outbox/submission-store.ts',
  'renderer/client/forms/send-form.ts',
  'renderer/client/hooks/use-completed-steps.ts',
  'renderer/client/navigation/page-loader.ts',
  'renderer/client/scheduling/provider/consent.ts',
  'renderer/client/scheduling/open-popup.ts',
  'renderer/client/scheduling/provider/provider-files.ts',
  'renderer/client/scheduling/provider/trusted-types.ts',
  'renderer/client/site/trusted-types.ts',
]

const layers = ['generator', 'api', 'cli', 'renderer']

test.for(layers)('%s has no memory of its own: who calls passes a cache', (layer) => {
  const stores = modulesIn(layer)
    .filter((file) => !modulesOfTab.includes(file))
    .flatMap((file) =>
      moduleStoresOf(file).map(
        (name) =>
          `${file} keeps "${name}" for as long as the process runs: use the cache that is passed ` +
          'in, or make it part of what a function returns',
      ),
    )
  expect(stores).toEqual([])
})

test('every module that may keep state of a tab does so', () => {
  expect(modulesOfTab.filter((file) => moduleStoresOf(file).length === 0)).toEqual([])
})

test('the cache gets functions by name, so that it finds them again', () => {
  const closures = layers
    .flatMap((layer) => modulesIn(layer))
    .flatMap((file) =>
      closuresInCache(file).map(
        (call) => `${file} calls ${call}: declare that function at the top of a file`,
      ),
    )
  expect(closures).toEqual([])
})

test.for([
  ['const known = new Map()\nexport const add = (key) => known.set(key, 1)', ['known']],
  ['export const seen = new WeakSet()\nseen.add({})', ['seen']],
  ['const textOf = remember((text) => text)', ['textOf']],
  ['export let last', ['last']],
  ['const words = new Set(["a"])\nexport const has = (word) => words.has(word)', []],
  ['export function index() {\n  const known = new Map()\n  known.set(1, 2)\n}', []],
] as const)('the stores of %j are %j', ([source, stores]) => {
  expect(moduleStoresOf('module.ts', temporaryFolder({ 'module.ts': source }))).toEqual(stores)
})

test.for([
  ['cache.get((site) => site.pages, site)', 1],
  ['site.cache.get(function () {}, site)', 1],
  ['const local = () => 1; cache.of(local)', 1],
  ['cache.get(pagesOf, site)', 0],
  ['cache.of(wordsOf)', 0],
  ['pages.get((page) => page)', 0],
] as const)('%s has %i closures', ([call, count]) => {
  const source = `import { wordsOf } from './words.ts'
const pagesOf = (site) => site.pages
export function check(site, cache) { ${call} }`
  expect(closuresInCache('module.ts', temporaryFolder({ 'module.ts': source }))).toHaveLength(count)
})
