import { reportInSteps } from '#generator/check/check-content.ts'
import { allSteps, confirm, linkContent, readContent } from '#generator/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'

/** The files of a content folder, by path. */
export type Files = ReadonlyMap<string, string>

/** What somebody did to the site by mistake. */
export type Accident = (files: Files) => Files

/** A kind of accident, and all that has to be said of it: `file:line code messageId`. */
export type Case = readonly [name: string, accident: Accident, ...found: string[]]

function check(files: Files) {
  const linked = linkContent({ files, folder: '', schemas, validators, today: '2026-11-22' })
  return { site: linked.site, ...allSteps(reportInSteps(linked)) }
}

/** A bakery's site in two languages with nothing wrong, and every translation on record. */
export const korenaar: Files = withRecord(
  readContent(`${projectRoot}/tests/fixtures/korenaar/content`),
)

/** The errors and warnings, each as `file:line code messageId`. */
export const problemsIn = (files: Files): readonly string[] =>
  check(files)
    .open.filter(({ severity }) => severity !== 'info')
    .map(({ at, code, messageId }) => `${at.file}:${at.line} ${code} ${messageId}`)

function withRecord(files: Files): Files {
  const { site } = check(files)
  const record = confirm({ site, language: 'nl' })
  return new Map([...files, ...[...record].map(([path, text = '']) => [path, text] as const)])
}

/** Replaces the first such part of a file. */
export const change =
  (path: string, from: string | RegExp, to: string): Accident =>
  (files) => {
    const text = files.get(path) ?? ''
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${path} has nothing like ${from}.`)
    return new Map(files).set(path, changed)
  }

/** Keeps the start of a file, up to and including a part of it. */
export const cutAfter =
  (path: string, part: string): Accident =>
  (files) => {
    const text = files.get(path) ?? ''
    const at = text.indexOf(part)
    if (at < 0) throw new Error(`${path} has nothing like ${part}.`)
    return new Map(files).set(path, text.slice(0, at + part.length))
  }

export const write =
  (path: string, text: string): Accident =>
  (files) =>
    new Map(files).set(path, text)

export const remove =
  (...paths: readonly string[]): Accident =>
  (files) =>
    new Map([...files].filter(([path]) => !paths.includes(path)))

export const rename =
  (from: string, to: string): Accident =>
  (files) =>
    new Map([...files].map(([path, text]) => [path === from ? to : path, text]))

export const both =
  (...accidents: readonly Accident[]): Accident =>
  (files) =>
    accidents.reduce((changed, accident) => accident(changed), files)
