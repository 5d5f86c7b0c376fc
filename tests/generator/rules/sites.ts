import { describe, expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import type { MessageLanguage } from '#generator/index.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { localize } from '#generator/report/words/localize.ts'
import { rules } from '#generator/rules/index.ts'
import { type Changes, schemas, smallSite } from '../small-site.ts'
import { expectIndependence } from './expect-independence.ts'
import { fontLetters, runRules } from './run-rules.ts'
import { expectVariety } from './variety.ts'

/** Sites by what is right or wrong about them, each as what differs from the small site. */
export type Sites = Readonly<Record<string, Changes>>

/** Sites that differ in one thing, by that. */
export const sitesOf = <Each>(all: readonly Each[], make: (each: Each) => Changes): Sites =>
  Object.fromEntries(all.map((each) => [JSON.stringify(each), make(each)]))

/** What follows from a text alone is computed once, however many sites have it. */
const memo = createMemo()

/** What one rule alone says of the small site with some files changed. */
export function findingsOfRule(code: string, changes: Changes, language: MessageLanguage = 'en') {
  const files = Object.entries({ ...smallSite, ...changes }).flatMap(
    ([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]]),
  )
  const { documents } = parseDocuments({ files: new Map(files), folder: 'content', memo })
  const site = linkSite(
    { documents, schemas, fontLetters, today: '2026-11-21', isRelease: true },
    memo,
  )
  const documentOf = (file: string) => documents.find((document) => document.file === file)

  const named = rules.filter((rule) => rule.code === code)
  for (const rule of named) expectIndependence(rule, site, memo)
  return runRules(named, documents, memo).map((finding) =>
    localize(finding, { catalogue: memo.get(readCatalogue, language), schemas, documentOf }),
  )
}

const messagesIn = (code: string, changes: Changes) =>
  findingsOfRule(code, changes).map(({ at, message }) => `${at.file}:${at.line} ${message}`)

interface Corpus {
  readonly caught: Sites
  readonly clean: Sites
}

/** Sites that a rule has to find something in, and sites that it has to leave alone. */
export function holdsForSites(code: string, { caught, clean }: Corpus) {
  describe(`${code} catches`, () => {
    test.for(Object.entries(caught))('%s', ([, changes]) => {
      expect(messagesIn(code, changes)).not.toEqual([])
    })
  })

  describe(`${code} leaves alone`, () => {
    test.for(Object.entries(clean))('%s', ([, changes]) => {
      expect(messagesIn(code, changes)).toEqual([])
    })
  })

  test(`${code} has a corpus worth the name`, () => {
    for (const sites of [caught, clean]) expectVariety(Object.values(sites))
  })
}
