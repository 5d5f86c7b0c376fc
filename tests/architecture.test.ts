import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesOf, importGraph, importsOf, modulesIn } from './support/import-graph.ts'
import { projectRoot } from './support/project-root.ts'
import { roomsOf } from './support/rooms.ts'

/** What each layer may import besides itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  generator: ['#site/types.ts'],
  'renderer/client': ['#site/'],
  'renderer/site': ['#site/'],
  'renderer/sections': ['#site/'],
  api: ['#site/'],
  cli: [
    '#generator/index.ts',
    '#renderer/site/index.ts',
    '#api/index.ts',
    '#api/serving.ts',
    '#api/hosting.ts',
  ],
}

/**
 * The stages of each layer, in the order in which data passes through them. A stage is a folder or a
 * file; a file may import from its own stage and from earlier ones.
 */
const stages: Readonly<Record<string, readonly string[]>> = {
  generator: [
    'once.ts',
    'steps.ts',
    'engine',
    'diagnostics',
    'read',
    'languages',
    'brand',
    'validate',
    'model',
    'compare',
    'text',
    'rules',
    'report',
    'queries',
    'emit',
    'check.ts',
    'registries.ts',
    'index.ts',
  ],
  api: [
    'errors',
    'static',
    'hosts',
    'settings',
    'telemetry',
    'store',
    'forms',
    'leads',
    'composed',
    'http',
    'server',
    'index.ts',
    'serving.ts',
    'hosting.ts',
  ],
  cli: [
    'context.ts',
    'cli-error.ts',
    'content',
    'report',
    'serve',
    'build',
    'validate',
    'measure',
    'commands',
    'program.ts',
    'bin.ts',
    'release',
    'launch.js',
    'link-node.js',
  ],
  'renderer/client': [
    'site',
    'hooks',
    'styles',
    'navigation',
    'ui',
    'chrome',
    'plans',
    'trades',
    'kit.ts',
    'document',
    'scheduling',
    'forms',
    'quiz',
    'builder',
    'sections',
    'app.tsx',
    'entry',
  ],
  'renderer/site': [
    'compress.ts',
    'output-folder.ts',
    'page-input.ts',
    'brand',
    'bundle',
    'images',
    'files',
    'headers',
    'pages',
    'build.ts',
    'dev',
    'docs',
    'index.ts',
  ],
}

test.for(Object.entries(layers))('%s imports only what it may', ([layer, allowed]) => {
  const permitted = [`#${layer}/`, ...allowed]
  const strays = modulesIn(layer).flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target.startsWith('#'))
      .filter(({ target }) => !permitted.some((prefix) => target.startsWith(prefix)))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test('renderer/client runs in the browser: nothing of Node', () => {
  const strays = modulesIn('renderer/client').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target.startsWith('node:'))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test.for(['generator', 'api', 'renderer/sections'])('%s takes only types of #site', (layer) => {
  const strays = modulesIn(layer).flatMap((file) =>
    importsOf(file)
      .filter(({ target, isTypeOnly }) => target.startsWith('#site/') && !isTypeOnly)
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test('only the entry of the command line touches the process', () => {
  const sources = Object.keys(layers).flatMap((layer) => modulesIn(layer))
  const strays = sources.filter(
    (file) =>
      !/^cli\/(bin|launch)\./.test(file) &&
      /\bprocess\./.test(withoutTexts(readFileSync(`${projectRoot}/${file}`, 'utf8'))),
  )
  expect(strays).toEqual([])
})

test.for(Object.entries(stages))(
  '%s: imports run from later to earlier stages',
  ([layer, order]) => {
    const strays = modulesIn(layer).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => stageOf(layer, target.slice(1)) > stageOf(layer, file))
        .map(
          ({ target }) =>
            `${file} imports ${target}, which is of a later stage: move what it needs to ` +
            `${layer}/${order[stageOf(layer, file)]} or an earlier stage, or move the file`,
        ),
    )
    expect(strays).toEqual([])
  },
)

test.for(Object.entries(stages))('%s consists of its stages', ([layer, order]) => {
  const entries = readdirSync(`${projectRoot}/${layer}`).filter((entry) => !entry.endsWith('.md'))
  const unknown = entries
    .filter((entry) => !order.includes(entry))
    .map((entry) => `${layer}/${entry} is no stage: move it into one, or add it to the list above`)
  expect(unknown).toEqual([])
})

test.for(Object.keys(stages))('%s: no import circle, types included', (layer) => {
  const circles = circlesOf(importGraph(modulesIn(layer))).map(
    (circle) => `${circle.join(' → ')}: move what both sides need to a file that imports neither`,
  )
  expect(circles).toEqual([])
})

test.for(Object.keys(stages))('%s: no circle between stages', (layer) => {
  const circles = circlesOf(roomsOf(layer)).map(
    (circle) => `${circle.join(' → ')}: one of these imports has to run the other way`,
  )
  expect(circles).toEqual([])
})

test.for(['generator', 'api'])('%s is given the clock and random numbers', (layer) => {
  const strays = modulesIn(layer).filter((file) =>
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(
      readFileSync(`${projectRoot}/${file}`, 'utf8'),
    ),
  )
  expect(strays).toEqual([])
})

test('the layers are seen at all', () => {
  for (const layer of Object.keys(layers)) expect(modulesIn(layer).length).toBeGreaterThan(0)
  expect(importsOf('generator/index.ts').map(({ target }) => target)).toContain(
    '#generator/check.ts',
  )
})

/** Code whose texts in single quotes are empty. */
const withoutTexts = (code: string) => code.replaceAll(/'[^'\n]*'/g, "''")

/** Where a file of a layer stands in its order; -1 outside the layer, or in none of its stages. */
const stageOf = (layer: string, file: string) =>
  file.startsWith(`${layer}/`)
    ? (stages[layer] ?? []).indexOf(file.slice(layer.length + 1).split('/')[0] ?? '')
    : -1

/** How much there is to read. Who needs more room takes it from elsewhere, or raises a figure and says why. */
const ceilings = [
  { layer: 'generator', files: 396, lines: 34_800 },
  { layer: 'api', files: 158, lines: 12_500 },
  { layer: 'cli', files: 170, lines: 13_100 },
  { layer: 'renderer/client', files: 262, lines: 14_400 },
  { layer: 'renderer/site', files: 66, lines: 5700 },
]

test.for(ceilings)('$layer has at most $files files and $lines lines', ({ layer, ...ceiling }) => {
  const modules = modulesIn(layer)
  const lines = modules.map((file) => readFileSync(`${projectRoot}/${file}`, 'utf8').split('\n'))
  const count = lines.reduce((sum, { length }) => sum + length - 1, 0)
  expect(modules.length).toBeLessThanOrEqual(ceiling.files)
  expect(count).toBeLessThanOrEqual(ceiling.lines)
})
