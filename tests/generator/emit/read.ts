import { isRecord } from '#generator/read/path.ts'
import { emitData } from '../../support/emitted-data.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'

/** What is emitted of the small site with changes, which have to be free of errors. */
export function emitted(changes: Changes = {}): ReadonlyMap<string, unknown> {
  const { site, diagnostics } = checkSmallSite(changes)
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first) throw new Error(`${first.at.file}:${first.at.line} ${first.message}`)
  const { site: shared, forms, quizBanks, players, pages } = emitData(site)
  const files = new Map<string, unknown>([
    ['data/forms.json', forms],
    ['data/quiz-banks.json', quizBanks],
    ['data/site.json', shared],
  ])
  for (const player of players) files.set(`data/${player.language}/quiz-player.json`, player)
  for (const { language, name, page, chrome } of pages) {
    files.set(`data/${language}/chrome.json`, chrome)
    files.set(`data/${language}/pages/${name}.json`, page)
  }
  return files
}

/** The value at a path, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let inner = value
  for (const step of path) {
    inner = isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : undefined
  }
  return inner
}
