import {
  checkContent,
  compileValidators,
  readFolder,
  readSchemas,
  type Speech,
} from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'

/** The files of a site; undefined takes one away. */
export type Changes = Readonly<Record<string, string | undefined>>

/** The project's schemas, read once. */
export const schemas = readSchemas(readFolder(`${projectRoot}/schema`, '.schema.json'))
const validators = await compileValidators(schemas)

const wordKeys = Object.keys(
  schemas.root('language.schema.json').node.$defs?.['words']?.properties ?? {},
)
const words = wordKeys.map((key) => `  ${key}: A word\n`).join('')

const navigation = `header:
  - { label: Start, to: home }
drawer:
  - { label: Start, to: home }
footer:
  email: hello@bakery.example
  lines: [Haarlem]
  columns: []
notice:
  text: This site keeps a note.
  button: Fine
`

const languageFiles = (code: string, name: string) => ({
  [`${code}/language.yaml`]: `name: ${name}\nlocale: ${code}\nwords:\n${words}`,
  [`${code}/navigation.yaml`]: navigation,
})

const page = (title: string, text: string) => `path: /
title: ${title}
description: ${title} in Haarlem
sections:
  - type: statement
    id: about
    tile: key
    text: ${text}
`

/** The files of a small site in two languages that has nothing wrong with it. */
export const smallSite: Readonly<Record<string, string>> = {
  'site.yaml': 'brand: { name: Bakery }\norigin: https://bakery.example\nlanguages: [en, nl]\n',
  'facts.yaml': 'price:\n  bread: { money: 4 }\n',
  'walls.yaml': 'flower:\n  rows:\n    - leaf leaf:90\n    - leaf:90 leaf\n',
  ...languageFiles('en', 'English'),
  ...languageFiles('nl', 'Nederlands'),
  'en/pages/home.yaml': page('Bakery', 'We bake at night.'),
  'nl/pages/home.yaml': page('Bakkerij', 'Wij bakken ’s nachts.'),
}

/** Checks the small site with some files added, changed, or (undefined) taken away. */
export function checkSmallSite(changes: Changes = {}, speech: Speech = 'en') {
  const files = Object.entries({ ...smallSite, ...changes }).flatMap(
    ([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]]),
  )
  return checkContent({
    files: new Map(files),
    folder: 'content',
    schemas,
    validators,
    today: '2026-11-21',
    speech,
  })
}

/** What is found, each as `file:line:column code message`. */
export const findingsOf = (changes?: Changes) =>
  checkSmallSite(changes).diagnostics.map(
    ({ at, code, message }) => `${at.file}:${at.line}:${at.column} ${code} ${message}`,
  )
