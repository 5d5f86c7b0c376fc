import { describe, expect, test } from 'vitest'
import { localize } from '#generator/check/tell.ts'
import type { MessageLanguage } from '#generator/index.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { rules } from '#generator/rules/index.ts'
import { type Changes, schemas, smallSite } from '../small-site.ts'
import { fontLetters, runRules } from './run-rules.ts'

/** Sites by what is right or wrong about them, each as what differs from the small site. */
export type Sites = Readonly<Record<string, Changes>>

/** Sites that differ in one thing, by that. */
export const sitesOf = <Each>(all: readonly Each[], make: (each: Each) => Changes): Sites =>
  Object.fromEntries(all.map((each) => [JSON.stringify(each), make(each)]))

/** What follows from a text alone is computed once, however many sites have it. */

/** A rule, and the small site with some files changed. */
function read(code: string, changes: Changes) {
  const files = Object.entries({ ...smallSite, ...changes }).flatMap(
    ([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]]),
  )
  const { documents } = parseDocuments({ files: new Map(files), folder: 'content' })
  const site = linkSite({ documents, schemas, fontLetters, today: '2026-11-21', isRelease: true })
  return { named: rules.filter((rule) => rule.code === code), documents, site }
}

/** What one rule alone says of such a site. */
export function findingsOfRule(code: string, changes: Changes, language: MessageLanguage = 'en') {
  const { named, documents } = read(code, changes)
  const documentOf = (file: string) => documents.find((document) => document.file === file)
  return runRules(named, documents).map((finding) =>
    localize(finding, { catalogue: readCatalogue(language), schemas, documentOf }),
  )
}

interface Corpus {
  readonly caught: Sites
  readonly clean: Sites
}

/** Sites that a rule has to find something in, and sites that it has to leave alone. */
export function holdsForSites(code: string, { caught, clean }: Corpus) {
  const messagesIn = (changes: Changes) =>
    findingsOfRule(code, changes).map(({ at, message }) => `${at.file}:${at.line} ${message}`)

  describe(code, () => {
    test.for(Object.entries(caught))('catches %s', ([, changes]) => {
      expect(messagesIn(changes)).not.toEqual([])
    })

    test.for(Object.entries(clean))('leaves %s alone', ([, changes]) => {
      expect(messagesIn(changes)).toEqual([])
    })
  })
}
