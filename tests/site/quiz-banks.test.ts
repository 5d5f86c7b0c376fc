import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isRecord } from '#generator/read/path.ts'
import { fieldsOf, questionsIn } from '#generator/rules/quiz-bank.ts'
import { projectRoot } from '../support/project-root.ts'

type Words = Partial<Readonly<Record<'day' | 'others' | 'promise' | 'custom', RegExp>>>

/** What the banks of this site do not say in a language, and what the sources of their norms do. */
const words: Readonly<Record<string, Words>> = {
  en: {
    day: /\b(?:today|tonight|tomorrow|(?:this|next) week)\b/i,
    others:
      /\b(?:(?:most|few) (?:people|firms|companies|businesses)|than (?:others|most)|(?:nearly|almost) everyone|\d+ (?:per cent|percent|%) of (?:people|firms|companies))\b/i,
    promise:
      /\b(?:unlock(?:s|ed|ing)? your|boost\w*|empower\w*|transform\w*|guarantee\w*|cure[sd]?|diagnos\w*|always works?|treat(?:ed|ing|s)?(?! (?:(?:it|them|this|that|each) )?as\b))\b/i,
    custom: /rule of thumb|common advice/i,
  },
  nl: {
    day: /\b(?:vandaag|vanavond|(?<!(?:'s|’s|elke|iedere|de volgende) )morgen(?! (?:een|de) )|(?:deze|volgende) week)\b/i,
    others:
      /\b(?:(?:de meeste|weinig) (?:mensen|bedrijven)|dan (?:anderen|de meesten)|(?:bijna|vrijwel) iedereen|\d+ (?:procent|%) van de (?:mensen|bedrijven))\b/i,
    promise:
      /\b(?:ontgrendel\w*|garan\w+|genees\w*|genezen|diagnos\w*|werkt altijd|altijd werkt|boost\w*|empower\w*|transform\w*)\b/i,
    custom: /vuistregel|gangbaar advies/i,
  },
}

/** Of a bank: questions that bear on a core problem, and that do not. */
const fewest = { trade: 5, other: 4 }

const read = (file: string): unknown => parse(readFileSync(join(projectRoot, file), 'utf8'))

interface Text {
  readonly path: string
  readonly text: string
}

const textsIn = (value: unknown, path: string): readonly Text[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, `${path}/${at}`))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}/${key}`))
    : []
}

const banks = globSync('content/*/quiz-banks/*.yaml', { cwd: projectRoot }).map((file) => {
  const data = read(file)
  const texts = textsIn(data, '').filter(({ path }) => !/\/(?:source|id|for\/\d+)$/.test(path))
  return { ...words[file.split('/')[1] ?? ''], file, data, questions: questionsIn({ data }), texts }
})

type Bank = (typeof banks)[number]

const matching = (texts: readonly Text[], pattern: RegExp | undefined) =>
  texts.filter(({ text }) => pattern?.test(text))

const advicesOf = ({ texts }: Bank) => texts.filter(({ path }) => path.endsWith('/advice'))

/** Runs of so many words that a later text shares with an earlier one. */
function repeated(earlier: readonly Text[], later: readonly Text[], length: number) {
  const seen = new Set(earlier.flatMap(({ text }) => runsOf(text, length)))
  return later.flatMap(({ text }) => {
    const runs = runsOf(text, length)
    const again = runs.filter((each) => seen.has(each))
    for (const run of runs) seen.add(run)
    return again
  })
}

function runsOf(text: string, length: number): readonly string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return all.slice(length - 1).map((_, at) => all.slice(at, at + length).join(' '))
}

const checks: Readonly<Record<string, (bank: Bank) => readonly unknown[]>> = {
  'a question asks one thing': ({ questions }) =>
    questions
      .flatMap(({ fields }) => [fields['ask']].flat())
      .filter((ask) => !/^[^?]*\?$/.test(String(ask).trim())),
  'advice is tied to a moment, and only what kind B gives for today says when': (bank) =>
    matching(advicesOf(bank), bank.day).filter(({ path }) => !path.startsWith('/kinds/B/')),
  'each weaker answer has advice of its own': ({ questions }) =>
    questions
      .filter(({ fields }) => fields['advice'] !== undefined)
      .filter(({ fields }) => {
        const { from = 3 } = fieldsOf(fields['norm'])
        const weaker = [fields['answers']].flat().slice(0, Number(from)).map(fieldsOf)
        return weaker.filter(({ advice }) => advice === undefined).length > 1
      })
      .map(({ fields }) => fields['name']),
  'no two pieces of advice, and no two steps, use the same words': (bank) => {
    const steps = bank.texts.filter(({ path }) => /^\/levels\/\d+\/step$/.test(path))
    return [...repeated([], advicesOf(bank), 6), ...repeated(advicesOf(bank), steps, 5)]
  },
  'no two levels say the same, and the two texts of a level differ': ({ data }) => {
    const levels = [fieldsOf(data)['levels']]
      .flat()
      .map((level) => textsIn(fieldsOf(level)['texts'], ''))
    const wholes = levels.flat().map(({ text }) => text.trim().toLowerCase())
    const sharing = levels.flatMap((texts, at) => {
      const own = new Set(texts.flatMap(({ text }) => runsOf(text, 5)))
      const before = levels.slice(0, at).flat()
      return before.flatMap(({ text }) => runsOf(text, 5)).filter((run) => own.has(run))
    })
    return [...wholes.filter((text, at) => wholes.indexOf(text) !== at), ...sharing]
  },
  'a norm names a body and a year, or says that it is a custom': ({ questions, custom }) =>
    questions
      .flatMap(({ fields }) => fieldsOf(fields['norm'])['source'] ?? [])
      .filter((source) => !/\b(?:19|20)\d\d\b/.test(`${source}`) && !custom?.test(`${source}`)),
  'players are not compared with others, and levels have no figures': ({ texts, others }) => [
    ...matching(texts, others),
    ...matching(texts, /\d/).filter(({ path }) => /^\/levels\/.*\/(?:title|text)$/.test(path)),
  ],
  'a bank promises nothing, names no treatment and does not shout': ({ texts, promise }) => [
    ...matching(texts, promise).filter(({ path }) => !path.startsWith('/notice')),
    ...matching(texts, /[[\]!]/),
  ],
  'each core problem is named by enough questions, and left out by enough others': ({ data }) => {
    const { questions, problems } = fieldsOf(data)
    const named = [questions].flat().map((question) => [fieldsOf(question)['for']].flat())
    return Object.keys(fieldsOf(problems)).filter((id) => {
      const count = named.filter((ids) => ids.includes(id)).length
      return count < fewest.trade || named.length - count < fewest.other
    })
  },
}

test.for(Object.entries(checks))('%s', ([, faultsOf]) => {
  expect(banks.length).toBeGreaterThan(0)
  const faults = banks.flatMap((bank) => faultsOf(bank).map((fault) => [bank.file, fault]))
  expect(faults).toEqual([])
})

test.for(globSync('content/*/quiz-frames.yaml', { cwd: projectRoot }))(
  'no plan of %s takes more questions than every bank has, and results follow on each other from 0',
  (file) => {
    const { kinds, levels } = fieldsOf(read(file))
    const own = banks.filter((bank) => bank.file.startsWith(file.replace(/[^/]*$/, '')))
    for (const [code, kind] of Object.entries(fieldsOf(kinds))) {
      const questions = own.map(
        ({ data }) => [fieldsOf(fieldsOf(data)['kinds'])[code]].flat().length,
      )
      const most = { ...fewest, problem: 1, kind: Math.min(...questions) }
      const plan = [fieldsOf(kind)['plan']].flat()
      for (const [source, count] of Object.entries(most))
        expect(
          plan.filter((step) => step === source).length,
          `${code} ${source}`,
        ).toBeLessThanOrEqual(count)
      expect(plan).toContain('problem')
    }
    const starts = [levels].flat().map(Number)
    expect(starts).toEqual([...new Set([0, ...starts])].toSorted((a, b) => a - b))
  },
)
