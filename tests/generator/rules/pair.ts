import type { MessageLanguage } from '#generator/index.ts'
import type { Changes } from '../small-site.ts'
import { findingsOfRule } from './sites.ts'

const page = (title: string, text: string) => `path: /
title: ${title}
description: ${title} in Haarlem
sections:
  - type: text
    id: about
    tile: key
    text: ${JSON.stringify(text)}
    look: statement
`

const facts = `price:
  core: { money: 599 }
  advance: { money: 1199 }
  hourly: { money: 69 }
vat:
  rate: { percent: 21 }
payment:
  start: { percent: 25 }
  delivery: { percent: 75 }
hosting:
  free: { number: 12, unit: month }
  yearly: { moneyRange: [10, 50] }
delivery:
  core: { range: [2, 3], unit: week }
clients:
  served: { number: 1250 }
company:
  email: { text: hello@bakery.example }
`

/** One text in English and in Dutch. */
export type EnglishAndDutch = readonly [en: string, nl: string]

/** A small site with some facts, and with a text and its translation. */
export const siteOfPair = ([en, nl]: EnglishAndDutch): Changes => ({
  'facts.yaml': facts,
  'en/pages/home.yaml': page('Bakery', en),
  'nl/pages/home.yaml': page('Bakkerij', nl),
})

/** What a rule alone says of it. */
export const findingsOfPair = (
  code: string,
  pair: EnglishAndDutch,
  language: MessageLanguage = 'en',
) => findingsOfRule(code, siteOfPair(pair), language)

/** The texts as they are after every fix that is offered. */
export function fixed(code: string, pair: EnglishAndDutch): EnglishAndDutch {
  const edits = findingsOfPair(code, pair).flatMap(({ fix }) => fix?.edits ?? [])
  const [en, nl] = ['en', 'nl'].map((language, index) => {
    const lines = page('', pair[index] ?? '').split('\n')
    const inFile = edits.filter(({ at }) => at.file.startsWith(`content/${language}/`))
    for (const { at, text } of inFile.toSorted((a, b) => b.at.column - a.at.column)) {
      const line = lines[at.line - 1] ?? ''
      const end = at.end?.column ?? at.column
      lines[at.line - 1] = line.slice(0, at.column - 1) + text + line.slice(end - 1)
    }
    const written: unknown = JSON.parse(lines[7]?.replace('    text: ', '') ?? '""')
    return String(written)
  })
  return [en ?? '', nl ?? '']
}
