import { describe, expect, test } from 'vitest'
import { checkContent, createContent, createMemo, readContent } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas, validators } from '../support/project-schemas.ts'

/*
 * A site whose source is Ukrainian, of whose words Diptych knows little, with German as its translation: nothing is found
 * in it as it is, and each accident where it is.
 */
const files = readContent(`${projectRoot}/tests/fixtures/kolosok/content`)
const memo = createMemo()

/** What is found after a part of a file was replaced, each as `file:line code`. */
function found(path: string, from: string | RegExp, to: string): readonly string[] {
  const text = files.get(path) ?? ''
  const changed = text.replace(from, to)
  if (changed === text && path !== '') throw new Error(`${path} has nothing like ${from}.`)
  return check(new Map([...files, [path, changed]]))
}

function check(changed: ReadonlyMap<string, string>): readonly string[] {
  const { diagnostics } = checkContent({
    ...{ files: changed, folder: 'content', schemas, validators, today: '2026-11-21' },
    content: createContent(undefined, memo),
  })
  return diagnostics.map(({ at, code }) => `${at.file.replace('content/', '')}:${at.line} ${code}`)
}

test('nothing is found in it', () => {
  expect(check(files)).toEqual([])
})

const [uk, de] = ['uk/pages/course.yaml', 'de/pages/course.yaml']

describe('an accident is told where it is', () => {
  test.for([
    ['a time differs', de, '9:30', '8:30', `${de}:19 translation/meaning`],
    ['a time differs in the source', uk, '16:00', '17:00', `${de}:19 translation/meaning`],
    [
      'a text is not translated',
      de,
      /Kommen Sie .*/,
      'Приходьте у суботу о 9:30, а до 16:00 хліб уже буде готовий.',
      `${de}:19 language/untranslated`,
    ],
    [
      'a title is not translated',
      de,
      /^title: .*/m,
      'title: Курс випікання хліба для початківців',
      `${de}:2 language/untranslated`,
    ],
    [
      'the source is German',
      uk,
      /Приходьте .*/,
      'Kommen Sie am Samstag um 9:30 Uhr, und bis 16:00 Uhr ist das Brot fertig.',
      `${uk}:18 language/wrong-language`,
    ],
    [
      'a form of number is missing',
      'uk/language.yaml',
      /^ {4}few: .*\n/m,
      '',
      'uk/language.yaml:3 language/plural-form',
    ],
    ['a word stands twice', uk, 'хліб уже', 'хліб хліб уже', `${uk}:18 text/repeated-word`],
    ['a bracket stays open', uk, 'у суботу', '(у суботу', `${uk}:18 text/brackets`],
    [
      'a text waits for its words',
      uk,
      /Приходьте .*/,
      "'[текст буде згодом]'",
      `${uk}:18 text/placeholder`,
    ],
    ['the source changed', uk, 'у суботу', 'у неділю', `${de}:19 translation/stale`],
    ['a page is missing', '', '', '', `${uk}:1 parity/missing-page`],
  ] as const)('%s', ([, path, from, to, expected]) => {
    const [all, only] = [new Map(files), path]
    all.delete(de)
    expect(only === '' ? check(all) : found(path, from, to)).toContain(expected)
  })

  test('two files stand in each other’s place', () => {
    const swapped = new Map(files)
    swapped.set(uk, files.get(de) ?? '')
    swapped.set(de, files.get(uk) ?? '')
    expect(check(swapped)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^de\S+ language\/wrong-language$/),
        expect.stringMatching(/^uk\S+ language\/wrong-language$/),
      ]),
    )
  })
})
