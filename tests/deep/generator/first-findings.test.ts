import { expect, test } from 'vitest'
import { isMap, isNode, isSeq, parseDocument } from 'yaml'
import type { Diagnostic } from '#generator/index.ts'
import { type Declaration, declarationsOf } from '#generator/model/names/declarations.ts'
import { kindOf } from '#generator/read/file-kind.ts'
import { check, type Files, original, rewrite, schemas } from '../../mutations/content.ts'
import { runs } from '../../support/runs.ts'

/** The first and the last line that a finding may name. */
type Lines = readonly [first: number, last: number]

/** All that is told, the most severe first, else by file. */
const findingsOf = (files: Files): readonly Diagnostic[] => {
  const grades = ['error', 'warning', 'info']
  return check(files).diagnostics.toSorted(
    (a, b) => grades.indexOf(a.severity) - grades.indexOf(b.severity),
  )
}

const textOf = (file: string) => original.get(file) ?? ''
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function expectPlace(found: Diagnostic | undefined, file: string, [first, last]: Lines) {
  expect(found?.at.file).toBe(`content/${file}`)
  expect(found?.at.line).toBeGreaterThanOrEqual(first)
  expect(found?.at.line).toBeLessThanOrEqual(last)
}

type Edit = readonly [name: string, file: string, from: string | RegExp, to: string, code: string]

const about = 'nl/pages/about.yaml'
const key = /(?<=\n)description:/

/** One slip in one file, and what is told first. */
const edits: readonly Edit[] = [
  ['a fact that is a text', 'facts.yaml', '{ money: 599 }', '599 euro', 'schema/wrong-type'],
  ['a fact that is a number', 'facts.yaml', '{ money: 599 }', '599', 'schema/wrong-type'],
  ['a fact that is a list', 'facts.yaml', '{ money: 599 }', '[599]', 'schema/wrong-type'],
  ['a fact of an unknown kind', 'facts.yaml', '{ money: 599', '{ mony: 599', 'schema/unknown-key'],
  ['an amount with words', 'facts.yaml', 'money: 599', 'money: 599 euro', 'facts/value'],
  ['a fact without its group', 'facts.yaml', /(?<=\n) {2}core: \{ m/, 'core: { m', 'yaml/syntax'],
  [
    'a group of facts that is a text',
    'facts.yaml',
    /price:\n(?: .*\n)+/,
    'price: all\n',
    'schema/wrong-type',
  ],
  [
    'plans that are a text',
    'catalog.yaml',
    /plans:\n(?: .*\n)+/,
    'plans: three\n',
    'schema/wrong-type',
  ],
  [
    'a plan without its id',
    'catalog.yaml',
    '- id: core\n    price',
    '- price',
    'schema/missing-key',
  ],
  ['a plan with its id misspelt', 'catalog.yaml', '- id: core', '- di: core', 'schema/unknown-key'],
  ['a plan with another id', 'catalog.yaml', '- id: core', '- id: cor', 'reference/undeclared'],
  [
    'a misspelt fact in the source',
    'en/pages/home.yaml',
    '{{plans.lowest}}',
    '{{plans.lowst}}',
    'facts/unknown',
  ],
  [
    'a misspelt fact in a translation',
    'nl/pages/home.yaml',
    '{{plans.lowest}}',
    '{{plans.lowst}}',
    'facts/unknown',
  ],
  [
    'a title that is a titel',
    'en/pages/about.yaml',
    /(?<=\n)title:/,
    'titel:',
    'schema/unknown-key',
  ],
  ['a title that is a titel in Dutch', about, /(?<=\n)title:/, 'titel:', 'schema/unknown-key'],
  ['a byte-order mark before a key', about, key, '\uFEFFdescription:', 'yaml/syntax'],
  ['a byte-order mark in a key', about, key, 'descr\uFEFFiption:', 'yaml/syntax'],
  ['a byte-order mark after a key', about, key, 'description\uFEFF:', 'yaml/syntax'],
  ['a zero-width space before a key', about, key, '\u200Bdescription:', 'yaml/syntax'],
  ['a soft hyphen in a key', about, key, 'descrip\u00ADtion:', 'yaml/syntax'],
  ['a byte-order mark in an item', about, /(?<=\n {2}- )type:/, '\uFEFFtype:', 'yaml/syntax'],
  ...[
    '<<<<<<< HEAD',
    '||||||| 1f2e3d',
    '=======',
    '>>>>>>> feature',
    '%%%%%%% diff',
    '>>>>>>>>> deep',
  ].flatMap((marker): readonly Edit[] => [
    [`a lone ${marker} before a key`, about, key, `${marker}\ndescription:`, 'yaml/syntax'],
    [`a lone ${marker} at the end`, about, /$/, `${marker}\n`, 'yaml/syntax'],
  ]),
  ['a marker in a text', about, /(?<=description: >-\n)/, '  >>>>>>> feature\n', 'yaml/syntax'],
]

test.for(edits)('%s', ([, file, from, to, code]) => {
  const text = textOf(file)
  const at = text.search(typeof from === 'string' ? RegExp.escape(from) : from)
  expect(at, 'where it is').toBeGreaterThanOrEqual(0)
  const found = findingsOf(rewrite(original, file, () => text.replace(from, to)))

  expect(found.map((each) => `${each.at.file}:${each.at.line} ${each.code}`)).toHaveLength(1)
  expect(found[0]?.code).toBe(code)
  expectPlace(found[0], file, [lineAt(text, at), lineAt(text, at) + 1])
})

test.for([
  ['a web page', '<!DOCTYPE html>\n<html lang="nl">\n<p style="color: red">Hallo</p>\n</html>\n'],
  ['a part of a web page', '<p>Hallo</p>\n'],
  ['a page below a comment', '# Over ons\n<html>\n</html>\n'],
  ['XML', '<?xml version="1.0"?>\n<page/>\n'],
  ['a rich text', '{\\rtf1\\ansi Hallo}\n'],
] as const)('%s instead of YAML', ([, text]) => {
  const found = findingsOf(new Map(original).set(about, text))
  expect(found.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).toEqual([
    `content/${about}:1 yaml/syntax`,
  ])
  expect(found[0]?.message).toMatch(/HTML|word processor/)
})

interface Removal {
  readonly name: string
  readonly files: Files
  readonly file: string
  readonly lines: Lines
}

/** Our content without each name that a file declares. */
const removals: readonly Removal[] = declarationsOf(schemas).flatMap((declaration) =>
  [...original.keys()]
    .filter((file) => kindOf(file)?.kind === declaration.document)
    .flatMap((file) =>
      file.endsWith('.svg') ? withoutTiles(file) : removalsIn(file, declaration),
    ),
)

function withoutTiles(file: string): readonly Removal[] {
  const text = textOf(file)
  return Array.from(text.matchAll(/<symbol id="([^"]*)".*\n/g), ([symbol, name]) => ({
    name: `tile ${name} of ${file}`,
    files: new Map(original).set(file, text.replace(symbol, '')),
    file,
    lines: [1, text.split('\n').length],
  }))
}

function removalsIn(file: string, { kind, path }: Declaration): readonly Removal[] {
  const text = textOf(file)
  return placesIn(parseDocument(text), path).map((place) => {
    const document = parseDocument(text)
    const list = document.getIn(place.slice(0, -1))
    const around = isNode(list) ? list.range : undefined
    document.deleteIn(place)
    return {
      name: `${kind} ${place.join('.')} of ${file}`,
      files: new Map(original).set(file, document.toString({ lineWidth: 100 })),
      file,
      // The line above it has the key of the list or group.
      lines: [lineAt(text, around?.[0] ?? 0) - 1, lineAt(text, around?.[2] ?? text.length)],
    }
  })
}

type Step = string | number

/** The places of a path in which `{}` is any key, and `[]` any item. */
function placesIn(
  document: ReturnType<typeof parseDocument>,
  [step, ...rest]: readonly string[],
  place: readonly Step[] = [],
): readonly (readonly Step[])[] {
  if (step === undefined) return [place]
  const node = place.length === 0 ? document.contents : document.getIn(place)
  const steps: readonly Step[] =
    step === '{}' && isMap(node)
      ? node.items.map((pair) => String(pair.key))
      : step === '[]' && isSeq(node)
        ? [...node.items.keys()]
        : [step]
  return steps.flatMap((each) => placesIn(document, rest, [...place, each]))
}

/** Places that say what stands in for something, or what is kept on purpose, name it too. */
const isNote = ({ at }: Diagnostic) => /\/(?:stand-ins|acknowledged)\.yaml$/.test(at.file)

/** Some of many, spread evenly; more with RUNS. */
function spread<Each>(all: readonly Each[], count: number): readonly Each[] {
  const step = Math.max(1, all.length / runs(count))
  return all.filter((_, index) => index % step < 1)
}

const tried = [...Map.groupBy(removals, ({ name }) => name.split(' ', 1)[0]).values()].flatMap(
  (ofKind) => spread(ofKind, 3),
)

test.for(tried)('without $name', ({ files, file, lines }) => {
  const found = findingsOf(files).filter((each) => !isNote(each))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(2)
  // Fewer than three uses are at fault themselves.
  if (found.some(({ following }) => following !== undefined)) expectPlace(found[0], file, lines)
  else
    for (const { code } of found) expect(code).toMatch(/\/unknown(?:-tile)?$|^quiz\/unused-part$/)
})

/** The files of the source that other files name. */
const named = [...original.keys()].flatMap(
  (file) => /^en\/(?:faqs|forms|pages|statistics)\/.+$/.exec(file) ?? [],
)

test.for(spread(named, 6))('without %s in any language', (file) => {
  const twin = file.replace('en/', 'nl/')
  const found = findingsOf(
    new Map([...original].filter(([each]) => each !== file && each !== twin)),
  ).filter((each) => !isNote(each))
  // An alias of a page is a name of its own, that nobody knows without the page.
  const own = found.filter(({ message }) => !message.includes(`"${aliasOf(file)}"`))
  expect(own.length).toBeLessThanOrEqual(2)
  if (own.some(({ code }) => code === 'reference/undeclared'))
    expect(own.map((each) => each.at.file)).toContain(`content/${file}`)
})

const aliasOf = (file: string) => file.replace(/^en\/pages\/|\.yaml$/g, '').replaceAll('/', '-')

/** Lines of facts, each with an amount. */
const amounts = textOf('facts.yaml')
  .split('\n')
  .flatMap((line, index) => {
    const [, name = '', amount = ''] = /^ {2}(\w+): \{ money: (\d+) \}/.exec(line) ?? []
    return name === '' ? [] : [{ name, amount, line: index + 1 }]
  })

test.for(spread(amounts, 3))(
  'the amount of $name with a sign, and no fact for it',
  ({ name, amount, line }) => {
    const found = findingsOf(
      rewrite(original, 'facts.yaml', (text) =>
        text.replace(`${name}: { money: ${amount} }`, `${name}: ${amount} euro`),
      ),
    )
    expect(found.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).toEqual([
      `content/facts.yaml:${line} schema/wrong-type`,
    ])
    // No other price is offered for it.
    const said = `${found[0]?.message} ${found[0]?.hint}`
    for (const other of amounts) if (other.amount !== '4') expect(said).not.toContain(other.amount)
  },
)

/** Some of the texts of the source that fill in a fact. */
const filling = [...original].flatMap(([file, text]) =>
  file.startsWith('en/pages/')
    ? Array.from(text.matchAll(/\{\{[\w.]+\w{3}\}\}/g), ({ 0: fact, index }) => ({
        file,
        fact,
        index,
      }))
    : [],
)

test.for(spread(filling, 6))(
  '$fact misspelt in $file is told before what is out of date',
  ({ file, fact, index }) => {
    const text = textOf(file)
    const misspelt = `${fact.slice(0, -3)}x}}`
    const [first, ...others] = findingsOf(
      rewrite(
        original,
        file,
        () => `${text.slice(0, index)}${misspelt}${text.slice(index + fact.length)}`,
      ),
    )
    expect(first?.code).toBe('facts/unknown')
    expectPlace(first, file, [lineAt(text, index), lineAt(text, index)])
    expect(others.map(({ code }) => code)).toEqual([])
  },
)
