import { createTranslate } from '#cli/report/phrases.ts'
import type { Report } from '#cli/report/report.ts'
import { type Diagnostic, languageName, type Severity } from '#generator/index.ts'

const files: Readonly<Record<string, string>> = {
  'content/site.yaml': 'brand: { name: Bakery }\nlanguages: [en, nl]',
  'content/en/pages/prices.yaml':
    'title: Prices\nsections:\n  - id: bread\n    value: "83%"\n    note: Usually 3-4 weeks.',
  'content/nl/pages/prices.yaml':
    'title: Prijzen\nsections:\n  - id: bread\n    value: "73%"\n    note: Meestal 2-3 weken. ',
  'content/en/pages/home.yaml': 'title: Bakery',
  'content/nl/pages/home.yaml': 'title: Bakkerij Crème 🥐 brûlée, uw adres',
}

const note = { line: 5, column: 11 }
const figure = { line: 4, column: 13, end: { line: 4, column: 16 } }
const atEnd = {
  file: 'content/nl/pages/prices.yaml',
  ...{ line: 5, column: 29, end: { line: 5, column: 30 } },
}

/** A fact that differs; it has every field of a finding except a fix. */
export const mismatch: Diagnostic = {
  code: 'facts/mismatch',
  severity: 'error',
  id: 'f3a9c1',
  message: 'Dutch says 73%, English says 83%.',
  hint: 'Make both the same number.',
  at: { file: 'content/nl/pages/prices.yaml', ...figure },
  path: 'sections[bread].value',
  breadcrumb: ['Prices', 'Bread', 'Value'],
  language: 'nl',
  related: [{ at: { file: 'content/en/pages/prices.yaml', ...figure }, message: 'and here' }],
}

/** An outdated translation; it has compared texts. */
export const stale: Diagnostic = {
  code: 'translation/stale',
  severity: 'warning',
  id: '8c17d0',
  message: 'The English text changed; the Dutch text did not.',
  hint: 'Change the Dutch, or accept it as it is.',
  at: { file: 'content/nl/pages/prices.yaml', ...note },
  path: 'sections[bread].note',
  breadcrumb: ['Prices', 'Bread', 'Note'],
  language: 'nl',
  changes: [
    { label: 'English was', text: 'Usually [2-3] weeks.' },
    { label: 'English is', text: 'Usually [3-4] weeks.' },
    { label: 'Dutch still', text: 'Meestal 2-3 weken.' },
  ],
}

/** A superfluous space; it has a fix, and is on the line of another finding. */
export const blank: Diagnostic = {
  code: 'text/space-at-end',
  severity: 'info',
  id: '0b2e77',
  message: 'A space stands after the last word.',
  at: atEnd,
  language: 'nl',
  fix: { title: 'Remove the space.', edits: [{ at: atEnd, text: '' }] },
}

/** An acknowledged finding, after characters that are wide or have several units or bytes. */
export const kept: Diagnostic = {
  code: 'words/register',
  severity: 'warning',
  id: '51aa04',
  message: 'Dutch says "uw" here, and "je" elsewhere.',
  at: { file: 'content/nl/pages/home.yaml', line: 1, column: 34, end: { line: 1, column: 36 } },
  language: 'nl',
  acknowledged: { why: 'The mayor wrote this: 100% her words' },
}

const uses = [
  ...[3, 9].map((line) => ({ file: 'content/catalog.yaml', line, column: 15 })),
  ...[4, 8, 8, 12].map((line) => ({ file: 'content/en/catalog.yaml', line, column: 3 })),
  ...Array.from({ length: 12 }, (_, page) => ({
    file: `content/nl/pages/page-${page}.yaml`,
    line: 7,
    column: 9,
  })),
]

/** A plan that is missing, and the places that name it. */
export const missing: Diagnostic = {
  code: 'reference/unknown',
  severity: 'error',
  id: 'c0de17',
  message: 'There is no plan "core". The same name stands in 18 other places.',
  hint: 'Get it back from an earlier version.',
  at: { file: 'content/catalog.yaml', line: 1, column: 1 },
  related: uses.slice(0, 3).map((at) => ({ at, message: 'It stands here too.' })),
  following: uses.map((at) => ({ code: 'reference/unknown', at })),
}

const english = await createTranslate('en')
const translations = new Map([
  ['en', english],
  ['nl', await createTranslate('nl')],
])

/** Names of languages, as reports have them. */
export const namesIn = (language: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, languageName(code, language)]))

/** A report of these for a terminal without colour. */
export function reportOf(
  diagnostics: readonly Diagnostic[] = [mismatch, stale, blank],
  changes: Partial<Report> = {},
): Report {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.severity === severity).length
  return {
    diagnostics,
    kept: [kept],
    found: { error: count('error'), warning: count('warning'), info: count('info') },
    text: (file) => files[file] ?? '',
    files: Object.keys(files),
    languages: namesIn(changes.messageLanguage ?? 'en', ['en', 'nl']),
    drafts: [],
    completeness: [
      {
        language: 'nl',
        translated: 1409,
        total: 1412,
        stale: 6,
        next: 'Prices › Bread › Note',
      },
    ],
    duration: 912,
    messageLanguage: 'en',
    translate: translations.get(changes.messageLanguage ?? 'en') ?? english,
    toRun: (command) => `npm run -s diptych -- ${command}`,
    mustBeFixed: ['schema/x'],
    screen: { hasColor: false, columns: 100, scrolls: true },
    ...changes,
  }
}

interface Given extends Partial<Diagnostic> {
  readonly file?: string
}

/** A finding with these parts, the others the same in each. */
export const finding = ({ file = 'content/en/a.yaml', ...rest }: Given = {}): Diagnostic => ({
  code: 'parity/missing-key',
  severity: 'error',
  id: 'abc123',
  message: 'Something is missing.',
  path: 'title',
  at: { file, line: 1, column: 1 },
  ...rest,
})
