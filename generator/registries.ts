import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The modules that list the rules, by path inside the project. Written by `npm run registries`. */
export function emitRegistries(root: string): ReadonlyMap<string, string> {
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

const camel = (code: string) =>
  code.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  for (const [file, text] of emitRegistries(root)) writeFileSync(join(root, file), text)
}
