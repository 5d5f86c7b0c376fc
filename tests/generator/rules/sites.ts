import { describe, expect, test } from 'vitest'
import { createCache } from '#generator/check/cache.ts'
import { findingsInSteps } from '#generator/check/check-content.ts'
import { localize } from '#generator/check/tell.ts'
import { allSteps, type MessageLanguage } from '#generator/index.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { rules } from '#generator/rules/index.ts'
import { type Changes, schemas, smallSite } from '../small-site.ts'

/** Sites by what is right or wrong about them, each as what differs from the small site. */
export type Sites = Readonly<Record<string, Changes>>

/** Sites that differ in one thing, by that. */
export const sitesOf = <Each>(all: readonly Each[], make: (each: Each) => Changes): Sites =>
  Object.fromEntries(all.map((each) => [JSON.stringify(each), make(each)]))

/** The letters of most fonts: those of western languages, and their signs. */
const fontLetters = [0xa0, 0x2010]
  .flatMap((from) => Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(from + index)))
  .join('')

/** What one rule alone says of the small site with some files changed, about to be published. */
export function findingsOfRule(code: string, changes: Changes, language: MessageLanguage = 'en') {
  const files = Object.entries({ ...smallSite, ...changes }).flatMap(
    ([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]]),
  )
  const { documents } = parseDocuments({ files: new Map(files), folder: 'content' })
  const site = linkSite({ documents, schemas, fontLetters, today: '2026-11-21', isRelease: true })
  const named = rules.filter((rule) => rule.code === code)
  const documentOf = (file: string) => documents.find((document) => document.file === file)
  return allSteps(findingsInSteps({ site, cache: createCache() }, named)).findings.map((finding) =>
    localize(finding, { catalogue: readCatalogue(language), schemas, documentOf }),
  )
}

/** The same, each as `file:line message`. */
export const toldByRule = (code: string, changes: Changes, language: MessageLanguage = 'en') =>
  findingsOfRule(code, changes, language).map(
    ({ at, message }) => `${at.file.replace('content/', '')}:${at.line} ${message}`,
  )

interface Corpus {
  /** Sites that a rule has to find something in. */
  readonly caught?: Sites
  /** Sites, and all that it has to say of them. */
  readonly told?: Readonly<Record<string, readonly [Changes, ...string[]]>>
  /** Sites that it has to leave alone. */
  readonly clean?: Sites
}

export const holdsForSites = (code: string, { caught = {}, told = {}, clean = {} }: Corpus) =>
  describe(code, () => {
    test.for(Object.entries(caught))('catches %s', ([, changes]) => {
      expect(toldByRule(code, changes)).not.toEqual([])
    })
    test.for(Object.entries(told))('tells %s', ([, [changes, ...messages]]) => {
      expect(toldByRule(code, changes)).toEqual(messages)
    })
    test.for(Object.entries(clean))('leaves %s alone', ([, changes]) => {
      expect(toldByRule(code, changes)).toEqual([])
    })
  })
