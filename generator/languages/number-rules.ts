import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NumberRules } from './spell-out.ts'

interface SpellingFile {
  readonly rbnf: {
    readonly rbnf: { readonly SpelloutRules?: Readonly<Record<string, readonly Rule[] | string>> }
  }
}

type Rule = readonly [least: string, body: string]

/** The rules of CLDR by which each language spells numbers, by path inside the project. Written by `npm run numbers`. */
export function emitNumberRules(root: string): ReadonlyMap<string, string> {
  const data = dirname(createRequire(import.meta.url).resolve('cldr-rbnf/rbnf/en.json'))
  const folder = 'generator/languages'
  const codes = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  return new Map([
    [`${folder}/numbers-licence.txt`, readFileSync(join(data, '../LICENSE'), 'utf8')],
    ...codes.map((code): [string, string] => [
      `${folder}/${code}/numbers.json`,
      `${JSON.stringify(rulesOf(data, code), null, 2)}\n`,
    ]),
  ])
}

/** The rules of a language, and those of its regions that differ: *septante* in Belgium. */
function rulesOf(data: string, language: string): readonly NumberRules[] {
  const isOfLanguage = new RegExp(`^${language}(?:-\\w+)?\\.json$`)
  const files = readdirSync(data).filter((file) => isOfLanguage.test(file))
  const texts = files
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .map((file) => JSON.stringify(readRules(join(data, file))))
  return [...new Set(texts)]
    .filter((text) => text !== '{}')
    .map((text): NumberRules => JSON.parse(text))
}

function readRules(file: string): NumberRules {
  const { rbnf }: SpellingFile = JSON.parse(readFileSync(file, 'utf8'))
  const sets = Object.entries(rbnf.rbnf.SpelloutRules ?? {}).flatMap(([set, rules]) =>
    typeof rules === 'string' ? [] : [[set.replace(/^%/, ''), bodiesOf(rules)] as const],
  )
  return withoutUnused(new Map(sets))
}

/** No number of a text is in words from here. */
const limit = 100_000

const bodiesOf = (rules: readonly Rule[]) =>
  Object.fromEntries(
    rules
      .filter(([least]) => Number.parseInt(least, 10) < limit)
      .map(([least, body]) => [least, body.replace(/^'/, '').replace(/;$/, '')]),
  )

/** Sets whose name begins with % are there for other sets. */
function withoutUnused(sets: ReadonlyMap<string, Readonly<Record<string, string>>>): NumberRules {
  const used = new Set([...sets.keys()].filter((set) => set.startsWith('spellout-')))
  for (const set of used)
    for (const body of Object.values(sets.get(set) ?? {}))
      for (const [, other = ''] of body.matchAll(/[=←→]%([^=←→]+)/g)) used.add(other)
  return Object.fromEntries([...sets].filter(([set]) => used.has(set)))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  for (const [file, text] of emitNumberRules(root)) writeFileSync(join(root, file), text)
}
