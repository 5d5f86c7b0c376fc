import { expect, test } from 'vitest'
import type { ComputedNode } from '#generator/engine/graph.ts'
import {
  allSteps,
  type Content,
  checkContent,
  createContent,
  emitPages,
  linkContent,
} from '#generator/index.ts'
import { rules } from '#generator/rules/index.ts'
import { checkInput, type Files, original } from '../../mutations/content.ts'
import { mutations } from '../../mutations/mutations.ts'
import { createRandom } from '../../mutations/random.ts'
import { runs } from '../../support/runs.ts'

const run = (files: Files, content: Content) => {
  const { live, memo, hasErrors } = checkContent({ ...checkInput(files), content })
  // Pages cannot be made of some mistakes.
  if (hasErrors) return
  for (const { files } of emitPages(live, memo)) {
    const { value, tell } = files.begin()
    tell([...value])
  }
}

const graphOf = ({ engine }: Content): readonly ComputedNode[] => engine.changedGraph() ?? []

/** The hash of each query and input, and the names of what it read. */
const recordsOf = (content: Content): ReadonlyMap<string, string> => {
  const graph = graphOf(content)
  const nameOf = (place: number) => `${graph[place]?.query} ${graph[place]?.key}`
  return new Map(
    graph.map(({ hash, reads }, place) => [
      nameOf(place),
      `${hash} after ${reads.map(nameOf).toSorted().join(', ')}`,
    ]),
  )
}

const first = createContent()
run(original, first)

test('what follows from the same content is the same, whatever was there before', () => {
  const random = createRandom(Number(process.env['SEED'] ?? 23))
  const kinds = Object.values(mutations)
  const expected = recordsOf(first)
  const content = createContent()
  for (let time = 0; time < runs(3); time += 1)
    run(random.pick(kinds)?.(random) ?? original, content)
  run(original, content)

  const records = recordsOf(content)
  const different = [...expected].filter(([name, record]) => records.get(name) !== record)
  expect(different).toEqual([])
})

test('what is found does not depend on the order in which it is asked for', () => {
  const content = createContent()
  const { queries } = linkContent({ ...checkInput(original), content })
  for (const rule of rules.toReversed()) queries.findingsOf(rule)
  allSteps(queries.inSteps())
  run(original, content)

  const [records, expected] = [recordsOf(content), recordsOf(first)]
  expect(
    [...expected].filter(([name]) => hashOf(records, name) !== hashOf(expected, name)),
  ).toEqual([])
})

const hashOf = (records: ReadonlyMap<string, string>, name: string) =>
  records.get(name)?.split(' after ')[0]

test('a group reads its own texts and what all pages share, so that an edit checks one group', () => {
  const graph = graphOf(first)
  const files = [...original.keys()]
  const isShared = (path: string) => !/^(?:\w+\/\w[\w-]*|\.state)\//.test(path)
  const strays = graph.flatMap(({ query, key, reads }) => {
    if (query !== 'found') return []
    const [, name = ''] = key.split(/ (.*)/)
    const isOwn = (path: string) => path.replace(/\.yaml$/, '').endsWith(`/${name}`)
    return reads
      .flatMap((place) => (graph[place]?.query === 'file' ? [graph[place].key] : []))
      .map((file) => file.slice('content/'.length))
      .filter((path) => files.includes(path) && !isShared(path) && !isOwn(path))
      .map((path) => `${key} reads ${path}`)
  })
  expect(strays).toEqual([])
})
