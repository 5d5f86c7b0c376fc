import {
  type CheckInput,
  checkContent,
  createCache,
  type MessageLanguage,
} from '#generator/index.ts'
import { schemas, validators } from '../support/project-schemas.ts'
import { tilesFile } from '../support/tiles-file.ts'

export { schemas }

/** The files of a site; undefined takes one away. */
export type Changes = Readonly<Record<string, string | undefined>>

const wordKeys = Object.keys(
  schemas.root('language.schema.json').node.$defs?.['words']?.properties ?? {},
)
const words = (word: string) => wordKeys.map((key) => `  ${key}: ${word}\n`).join('')

const navigation = (notice: string, button: string) => `header:
  - { label: Start, to: home }
drawer:
  - { label: Start, to: home }
footer:
  email: hello@bakery.example
  lines: [Haarlem]
  columns: []
notice:
  text: ${notice}
  button: ${button}
`

const language = (locale: string, name: string, word: string) =>
  `name: ${name}\nlocale: ${locale}\nwords:\n${words(word)}`

const page = (title: string, description: string, text: string) => `path: /
title: ${title}
description: ${description}
sections:
  - type: text
    id: about
    tile: key
    text: ${text}
    look: statement
`

/** The files of a small site in two languages that has nothing wrong with it. */
export const smallSite: Readonly<Record<string, string>> = {
  'stand-ins.yaml': `- { at: site#origin, needs: The address of the site. }
- { at: navigation#footer.email, needs: The address that orders go to. }
`,
  'site.yaml': `brand: { name: Korenaar }\norigin: https://bakery.example\nlanguages: [en, nl]\n`,
  'brand/tiles.svg': tilesFile({
    ground: ['pale', 'solid'],
    motifs:
      'ox cut petals arc arc-sun boat cal card chat check corner crack db door funnel gable heart key leaf lock mail page pen plate play question scales sun tree tulip wave'.split(
        ' ',
      ),
  }),
  'facts.yaml': 'price:\n  bread: { money: 4 }\n',
  'walls.yaml': 'flower:\n  rows:\n    - leaf leaf:90\n    - leaf:90 leaf\n',
  'en/language.yaml': language('en', 'English', 'A word'),
  'nl/language.yaml': language('nl', 'Nederlands', 'Een woord'),
  'en/navigation.yaml': navigation('This site keeps a note.', 'Fine'),
  'nl/navigation.yaml': navigation('Deze site bewaart iets.', 'Prima'),
  'en/pages/home.yaml': page(
    'Bakery in Haarlem',
    'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.',
    'We bake at night.',
  ),
  'nl/pages/home.yaml': page(
    'Bakkerij in Haarlem',
    'Brood uit een houtoven, elke nacht gebakken in Haarlem en om zeven uur aan je deur.',
    'Wij bakken ’s nachts.',
  ),
}

/** Texts and pages of this site are stand-ins: what judges them has tests of its own. */
const judgesStandIns = /^(language|glossary|seo|alt)\/|^page\/orphan$|^stand-in\/undeclared$/

/** The record of translations is a matter of the tests that give one. */
const ofRecord = 'translation/no-record'

/** Checks the small site with some files added, changed, or (undefined) taken away. */
export function checkSmallSite(
  changes: Changes = {},
  language: MessageLanguage = 'en',
  ofSchemas: Pick<CheckInput, 'schemas' | 'validators'> = { schemas, validators },
) {
  const checked = checkSmallSiteWholly(changes, language, false, ofSchemas)
  return {
    ...checked,
    diagnostics: checked.diagnostics.filter(({ code }) => !judgesStandIns.test(code)),
  }
}

/** The same, its words and stray pages included. */
export function checkSmallSiteWholly(
  changes: Changes = {},
  language: MessageLanguage = 'en',
  isRelease = false,
  ofSchemas: Pick<CheckInput, 'schemas' | 'validators'> = { schemas, validators },
) {
  const files = Object.entries({ ...smallSite, ...changes }).flatMap(
    ([path, text]): [string, string][] => (text === undefined ? [] : [[path, text]]),
  )
  const checked = checkContent({
    files: new Map(files),
    folder: 'content',
    ...ofSchemas,
    today: '2026-11-21',
    isRelease,
    language,
    cache: createCache(),
  })
  return {
    ...checked,
    diagnostics: checked.diagnostics.filter(({ code }) => code !== ofRecord),
  }
}

/** What is found, each as `file:line:column code message`. */
export const findingsOf = (changes?: Changes) =>
  checkSmallSite(changes).diagnostics.map(
    ({ at, code, message }) => `${at.file}:${at.line}:${at.column} ${code} ${message}`,
  )
