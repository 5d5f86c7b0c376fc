import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figures } from '#generator/languages/index.ts'
import { emitNumberRules } from '#generator/languages/number-rules.ts'
import { spelledNumbers } from '#generator/languages/number-words.ts'
import { projectRoot } from '../../support/project-root.ts'

const rules = [...emitNumberRules(projectRoot)]

test.for(rules)('%s is what `npm run numbers` writes', ([file, text]) => {
  expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(text)
})

const languages = rules.flatMap(([file]) => /languages\/(\w+)\/numbers/.exec(file)?.[1] ?? [])

test.for(languages)(
  'every number below a thousand has a word in %s, and no rest of a rule',
  (code) => {
    const words = spelledNumbers(code)
    const values = new Set(words.values())
    const missing = Array.from({ length: 1000 }, (_, value) => value).filter(
      (value) => !values.has(value),
    )
    expect(missing).toEqual([])
    expect([...words.keys()].filter((word) => !/^\p{L}[\p{L}\p{M}’'ʼ -]*$/u.test(word))).toEqual([])
  },
)

test.for<readonly [language: string, word: string, value: number]>([
  ['en', 'a hundred and eighty', 180],
  ['en', 'one hundred eighty', 180],
  ['en', 'twenty one', 21],
  ['en', 'twelve hundred', 1200],
  ['en', 'ninety-ninth', 99],
  ['nl', 'honderdtachtig', 180],
  ['nl', 'twaalfhonderd', 1200],
  ['nl', 'drieëntwintigste', 23],
  ['nl', 'zesmaal', 6],
  ['de', 'hundertachtzig', 180],
  ['de', 'einhundertachtzig', 180],
  ['de', 'dreißigsten', 30],
  ['de', 'dreissig', 30],
  ['fr', 'cent quatre-vingts', 180],
  ['fr', 'dix-neuvième', 19],
  ['fr', 'vingt-cinquième', 25],
  ['fr', 'nonante-deux', 92],
])('%s: %s is %d', ([language, word, value]) => {
  expect(figures[language]?.numbers().get(word)).toBe(value)
})

test.for<readonly [language: string, word: string, value: number]>([
  ['uk', "п'ять", 5],
  ['uk', 'п’ять', 5],
  ['uk', 'сто вісімдесят', 180],
  ['pl', 'dwudziestu jeden', 21],
  ['es', 'veintiuna', 21],
  ['it', 'centottanta', 180],
])('%s, which has no figures of its own: %s is %d', ([language, word, value]) => {
  expect(spelledNumbers(language).get(word)).toBe(value)
})
