import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The modules that list the files of a folder, by path inside the project. Written by `npm run
 * registries`.
 */
export const emitRegistries = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ...emitRuleRegistries(root),
    ['generator/languages/index.ts', languageIndex(join(root, 'generator/languages'))],
  ])

/** The modules that list the rules. */
export function emitRuleRegistries(root: string): ReadonlyMap<string, string> {
  const codes = ruleCodes(join(root, 'generator/rules'))
  return new Map([
    ['generator/rules/index.ts', ruleIndex(codes)],
    ['generator/rules/codes.ts', ruleCodeType(codes)],
  ])
}

const heading = '// Written by `npm run registries` from the files in this folder.\n'

/** The code of a rule is its path: `facts/mismatch.ts` is `facts/mismatch`. */
const ruleCodes = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

const ruleIndex = (codes: readonly string[]) => `${heading}
${codes.map((code) => `import { rule as ${camel(code)} } from './${code}.ts'`).join('\n')}
import type { Rule } from './rule.ts'

export const rules: readonly Rule[] = [
${codes.map((code) => `  ${camel(code)},`).join('\n')}
]
`

const ruleCodeType = (codes: readonly string[]) => `${heading}
export type RuleCode =
${codes.map((code) => `  | '${code}'`).join('\n')}
`

/** Each folder is a language. Each file of a language is optional. */
function languageIndex(folder: string): string {
  const has = (code: string, file: string) => existsSync(join(folder, code, file))
  const codes = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted()
  const withFigures = codes.filter((code) => has(code, 'figures.ts'))
  const withVocabulary = codes.filter((code) => has(code, 'vocabulary.ts'))
  const withMessages = codes.filter((code) => has(code, 'messages.yaml'))
  const record = (name: string, type: string, entries: readonly string[]) =>
    `export const ${name}: Readonly<Record<string, ${type}>> = {\n${entries.map((code) => `  ${quoted(code)}: ${camel(`${name}-${code}`)},`).join('\n')}\n}\n`

  return `${heading}
${withFigures.map((code) => `import { figures as ${camel(`figures-${code}`)} } from './${code}/figures.ts'`).join('\n')}
${withVocabulary.map((code) => `import { vocabulary as ${camel(`vocabularies-${code}`)} } from './${code}/vocabulary.ts'`).join('\n')}
import type { LanguageWords, Vocabulary } from './language.ts'

/** The words for figures, by language. */
${record('figures', 'LanguageWords', withFigures)}
/** The vocabularies for text rules, by language. */
${record('vocabularies', 'Vocabulary', withVocabulary)}
/** The languages of messages: English, and each language with a catalogue. */
export const messageLanguages: readonly string[] = [${['en', ...withMessages].map((code) => `'${code}'`).join(', ')}]
`
}

const quoted = (code: string) => (/^\w+$/.test(code) ? code : `'${code}'`)

const camel = (code: string) =>
  code.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  for (const [file, text] of emitRegistries(root)) writeFileSync(join(root, file), text)
}
