import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codes } from '#generator/check/codes.ts'
import { explanationsIn } from '#generator/check/tell.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { messageLanguages } from '#generator/languages/index.ts'
import { rules } from '#generator/rules/index.ts'
import { projectRoot } from '../../support/project-root.ts'

test('every family in the folder is in the index, and a rule has the code of its family and name', () => {
  const folder = join(projectRoot, 'generator/rules')
  const written = globSync('*.ts', { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export const (\w+) = \w+Rule(?:Of)?(?:<\w+>)?\([^']*'([^']+)'/gm,
      ),
    ].map(([, name = '', code = '']) => {
      expect(code).toBe(`${file.slice(0, -'.ts'.length)}/${kebab(name)}`)
      return code
    }),
  )
  expect(new Set(rules.map(({ code }) => code))).toEqual(new Set(written))
  expect(new Set(codes.keys()).size).toBe(codes.size)
})

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.for(messageLanguages)('every code explains itself in sentences in %s', (language) => {
  const english = explanationsIn('en')
  for (const [code, { summary, why, before, after }] of explanationsIn(language)) {
    for (const text of [summary, why]) expect(text, code).toMatch(/^\p{Lu}.*\.$/u)
    expect(before, code).not.toBe(after)
    if (language !== 'en') expect(summary, code).not.toBe(english.get(code)?.summary)
  }
})

test.for(messageLanguages)('every message is said in %s', (language) => {
  const partsIn = (each: string) =>
    Object.entries(readCatalogue(each).messages).flatMap(([code, messages]) =>
      Object.entries(messages).flatMap(([id, parts]) =>
        Object.keys(parts).map((part) => `${code} ${id}.${part}`),
      ),
    )
  const isContent = (name: string) => /explain\.(?:before|after)$/.test(name)
  expect(partsIn(language).filter((name) => !isContent(name))).toEqual(
    partsIn('en').filter((name) => !isContent(name)),
  )
})
