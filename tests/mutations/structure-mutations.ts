import { isMap, isPair, isScalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { editYaml, type Files, original, rewrite } from './content.ts'
import type { Random } from './random.ts'
import type { Mutate } from './text-mutations.ts'

const inLanguage = (code: string) =>
  [...original.keys()].filter((file) => file.startsWith(`${code}/`))

interface Inside {
  readonly maps: readonly YAMLMap[]
  readonly lists: readonly YAMLSeq[]
}

/** Changes the maps or lists of a file that was picked; nothing where it says that it could not. */
const nodeMutation =
  (code: string, change: (inside: Inside, random: Random) => boolean, only = /./): Mutate =>
  (random) => {
    const file = random.pick(inLanguage(code).filter((each) => only.test(each)))
    if (file === undefined) return undefined
    let isChanged = false
    const files = editYaml(original, file, (yaml) => {
      const maps: YAMLMap[] = []
      const lists: YAMLSeq[] = []
      visit(yaml, { Map: (_, map) => void maps.push(map), Seq: (_, list) => void lists.push(list) })
      isChanged = change({ maps, lists }, random)
    })
    return isChanged ? files : undefined
  }

/** Keys that a language may lack, so that taking one away is no mistake. */
const keysOf = (map: YAMLMap) =>
  map.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))

const deleteKey = ({ maps }: Inside, random: Random) => {
  const map = random.pick(maps.filter(({ items }) => items.length > 1))
  const key = map && random.pick(keysOf(map))
  return key !== undefined && (map?.delete(key) ?? false)
}

const deleteItem = ({ lists }: Inside, random: Random) => {
  const list = random.pick(lists.filter(({ items }) => items.length > 1))
  return list?.delete(0) ?? false
}

const reorder = ({ lists }: Inside, random: Random) => {
  const list = random.pick(lists.filter(({ items }) => items.length > 1 && items.every(isMap)))
  const [first, second, ...rest] = list?.items ?? []
  if (!list || !first || !second) return false
  list.items = [second, first, ...rest]
  return true
}

const misspellKey = ({ maps }: Inside, random: Random) => {
  const pair = random.pick(maps.flatMap(({ items }) => items).filter(isPair))
  if (!isScalar(pair?.key) || typeof pair.key.value !== 'string') return false
  pair.key.value = `${pair.key.value}x`
  return true
}

const changeValue =
  (name: string, to: (value: unknown) => unknown) =>
  ({ maps }: Inside, random: Random) => {
    const map = random.pick(maps.filter((each) => each.has(name)))
    if (!map) return false
    map.set(name, to(map.get(name)))
    return true
  }

const repeatId = ({ lists }: Inside, random: Random) => {
  const list = random.pick(
    lists.filter(
      ({ items }) => items.length > 1 && items.every((item) => isMap(item) && item.has('id')),
    ),
  )
  const [first, second] = list?.items ?? []
  if (!isMap(first) || !isMap(second)) return false
  second.set('id', first.get('id'))
  return true
}

const without =
  (kind: string): Mutate =>
  (random) => {
    const file = random.pick(inLanguage('nl').filter((each) => each.startsWith(`nl/${kind}/`)))
    return file === undefined ? undefined : new Map([...original].filter(([path]) => path !== file))
  }

const inFile =
  (file: string, from: RegExp, to: string): Mutate =>
  () => {
    const files: Files = rewrite(original, file, (text) => text.replace(from, to))
    return files.get(file) === original.get(file) ? undefined : files
  }

/** Mistakes in what is around the texts. */
export const structureMutations: Readonly<Record<string, Mutate>> = {
  'deletes a key of the translation': nodeMutation('nl', deleteKey),
  'deletes a key of the source': nodeMutation('en', deleteKey, /^(?!.*(tool-builder|quiz-banks))/),
  'deletes an item of the translation': nodeMutation('nl', deleteItem),
  'reorders the translation': nodeMutation('nl', reorder),
  'misspells a key': nodeMutation('nl', misspellKey),
  'repeats an id': nodeMutation('nl', repeatId),
  'changes an id in the translation': nodeMutation(
    'nl',
    changeValue('id', (id) => `${id}-x`),
  ),
  'changes a tile in the translation': nodeMutation(
    'nl',
    changeValue('tile', (tile) => (tile === 'leaf' ? 'key' : 'leaf')),
  ),
  'names a tile that there is not': nodeMutation(
    'nl',
    changeValue('tile', () => 'fox'),
  ),
  'changes a score in the translation': nodeMutation(
    'nl',
    changeValue('score', (score) => Number(score) + 1),
    /quizzes/,
  ),
  'leads elsewhere in the translation': nodeMutation(
    'nl',
    changeValue('to', (to) => (to === 'about' ? 'plans' : 'about')),
  ),
  'leads to a page that there is not': nodeMutation(
    'nl',
    changeValue('to', (to) => `${to}x`),
  ),
  'changes the type of a section': nodeMutation(
    'nl',
    changeValue('type', (type) => `${type}x`),
    /pages/,
  ),
  'takes a page away': without('pages'),
  'takes a list of questions away': without('faqs'),
  'dates an update before what it updates': inFile(
    'facts.yaml',
    /(updated: \{ date: )'?\d{4}/,
    "$1'2024",
  ),
}
