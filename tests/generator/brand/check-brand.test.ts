import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandExplanations } from '#generator/brand/brand-explanations.ts'
import { checkBrand, pairs } from '#generator/brand/check-brand.ts'
import { neutralBrand } from '#renderer/site/bundle/sources.ts'
import { projectFolders } from '../../support/folders.ts'
import { projectRoot } from '../../support/project-root.ts'

const own = readFileSync(projectFolders.brand, 'utf8')

const found = (text: string, missing: readonly string[] | undefined = undefined) =>
  checkBrand({ file: 'brand.css', text, missing: () => missing })

/** Each as `line:column message data`. */
const told = (text: string) =>
  found(text).map(({ at, code, messageId }) => `${at.line}:${at.column} ${code} ${messageId}`)

/** The sheet with one place changed; the place has to be there. */
function changed(from: string | RegExp, to: string): string {
  const text = own.replace(from, to)
  expect(text).not.toBe(own)
  return text
}

const lineOf = (text: string) => own.slice(0, own.indexOf(text)).split('\n').length

test.for([
  ['the project', projectFolders.brand],
  ['a site that has none of its own', join(projectRoot, neutralBrand)],
] as const)('the sheet of %s has nothing wrong with it', ([, file]) => {
  expect(found(readFileSync(file, 'utf8'))).toEqual([])
})

/** Both colours of a property of the site. */
const valuesOf = (name: string) => {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(own) ?? []
  const [, light = value, dark = value] = /^light-dark\((.+\)), (.+)\)$/.exec(value) ?? []
  return [light, dark] as const
}

describe.for(pairs.map(([front, back]) => ({ front, back })))(
  '--$front on --$back',
  ({ front, back }) => {
    test.for([
      { theme: 'light', index: 0 },
      { theme: 'dark', index: 1 },
    ] as const)('is told where it cannot be seen in the $theme theme', ({ theme, index }) => {
      const [light, dark] = valuesOf(front)
      const ground = valuesOf(back)[index]
      const value = index === 0 ? `${ground}, ${dark}` : `${light}, ${ground}`
      const text = changed(new RegExp(`--${front}: [^;]+;`), `--${front}: light-dark(${value});`)
      expect(found(text)).toContainEqual(
        expect.objectContaining({
          code: 'brand/contrast',
          messageId: theme,
          data: expect.objectContaining({ front, back, ratio: 1 }),
          at: expect.objectContaining({ file: 'brand.css', line: lineOf(`--${front}: `) }),
        }),
      )
      const other = found(text).filter(
        ({ messageId, data }) => messageId !== theme && data?.['front'] === front,
      )
      expect(other).toEqual([])
    })
  },
)

test.for([
  { name: 'a hex colour for both themes', to: '--ink: #e8e8e8;', messages: ['light', 'light'] },
  {
    name: 'a colour that lets its ground through',
    to: '--ink: rgb(0 0 0 / 0.2);',
    messages: ['light', 'dark', 'light', 'dark'],
  },
  {
    name: 'a colour of another property',
    to: '--ink: var(--line);',
    messages: ['light', 'dark', 'light', 'dark'],
  },
  { name: 'a circle', to: '--ink: var(--ink);', messages: ['unreadable'] },
  { name: 'a property that is none', to: '--ink: var(--inc);', messages: ['unreadable'] },
  {
    name: 'a function that cannot be checked',
    to: '--ink: color-mix(in oklch, red, blue);',
    messages: ['unreadable'],
  },
  { name: 'a misspelt function', to: '--ink: okclh(0.2 0.1 264);', messages: ['unreadable'] },
  { name: 'a property that is gone', to: '', messages: ['absent'] },
  {
    name: 'the same in other words',
    to: '--ink: light-dark(rgb(20, 20, 40), hsl(220 30% 96%));',
    messages: [],
  },
])('$name', ({ to, messages }) => {
  expect(found(changed(/--ink: light-dark[^;]+;/, to)).map(({ messageId }) => messageId)).toEqual(
    messages,
  )
})

test('a colour that several tints share is told once for each theme and ground', () => {
  const text = changed('--ink: light-dark(oklch(0.27 0.045', '--ink: light-dark(oklch(0.8 0.045')
  expect(
    found(text).map(({ data }) => `${data?.['front']} ${data?.['back']} ${data?.['rule']}`),
  ).toEqual(['ink bg .tint-amber', 'ink sunk .tint-amber'])
})

const clay = '  .tint-clay {\n    --hue: 38;\n  }\n'
const sunk = '--sunk: light-dark(oklch(0.955 0.016 240), oklch(0.225 0.05 264));'

test.for([
  {
    name: 'a round bracket too few',
    from: sunk,
    to: sunk.replace('));', ');'),
    at: `${lineOf(sunk)}:23`,
    what: 'bracket',
  },
  {
    name: 'an inner round bracket too few',
    from: sunk,
    to: sunk.replace('240),', '240,'),
    at: `${lineOf(sunk)}:23`,
    what: 'bracket',
  },
  {
    name: 'a curly bracket too few',
    from: clay,
    to: clay.replace('  }\n', ''),
    at: `${lineOf(clay)}:14`,
    what: 'bracket',
  },
  {
    name: 'a curly bracket too few at the start',
    from: '    font-display: swap;\n  }\n',
    to: '    font-display: swap;\n',
    at: '5:14',
    what: 'bracket',
  },
  {
    name: 'a curly bracket too many',
    from: clay,
    to: clay.replace('  }\n', '  }}\n'),
    at: `${lineOf(clay) + 2}:4`,
    what: 'closing',
  },
  {
    name: 'a round bracket too many',
    from: sunk,
    to: sunk.replace('));', ')));'),
    at: `${lineOf(sunk)}:70`,
    what: 'closing',
  },
  {
    name: 'a semicolon too few',
    from: sunk,
    to: sunk.replace(';', ''),
    at: `${lineOf(sunk)}:69`,
    what: 'semicolon',
  },
  {
    name: 'a colon too few',
    from: sunk,
    to: sunk.replace(':', ''),
    at: `${lineOf(sunk)}:5`,
    what: 'declaration',
  },
  {
    name: 'a quotation mark too few',
    from: '"Familjen Grotesk", sans',
    to: '"Familjen Grotesk, sans',
    at: `${lineOf('"Familjen Grotesk", sans')}:16`,
    what: 'text',
  },
  {
    name: 'a comment without an end',
    from: /$/,
    to: '/* end',
    at: `${own.split('\n').length}:1`,
    what: 'comment',
  },
  {
    name: 'a comment that ends with the next',
    from: 'toolbar. */',
    to: 'toolbar.',
    at: `${lineOf('/* Also the colour')}:5`,
    what: 'comment',
  },
  {
    name: 'words of no rule',
    from: /$/,
    to: 'hello\n',
    at: `${own.split('\n').length}:1`,
    what: 'declaration',
  },
  {
    name: 'a selector without its name',
    from: '.tint-clay {',
    to: '.tint-clay. {',
    at: `${lineOf(clay)}:3`,
    what: 'selector',
  },
])('$name', ({ from, to, at, what }) => {
  expect(told(changed(from, to))).toEqual([`${at} brand/syntax ${what}`])
})

test('every fault of the syntax is explained', () => {
  const [syntax] = brandExplanations
  expect(Object.keys(syntax?.messages ?? {}).toSorted()).toEqual([
    ...['bracket', 'closing', 'comment', 'declaration', 'selector', 'semicolon', 'text'],
  ])
})

test.for([
  { name: 'with files of alike names', beside: ['workshop.woff2', 'base.css'], isHinted: true },
  { name: 'in a folder that is not there', beside: [], isHinted: false },
])('a file that is not there, $name', ({ beside, isHinted }) => {
  const text = '@font-face {\n  src: url("./wrokshop.woff2");\n}\n'
  const [first] = found(text, beside).filter(({ code }) => code === 'brand/missing-file')
  expect(first).toMatchObject({ at: { line: 2, column: 13 }, data: { url: './wrokshop.woff2' } })
  expect(first?.hint !== undefined).toBe(isHinted)
})

test.for([
  'url("data:font/woff2;base64,AA")',
  'url(https://fonts.example/a.woff2)',
  'url(#mask)',
  '/* url("./gone.woff2") */',
])('%s names no file of the site', (written) => {
  const text = `@font-face {\n  src: ${written} local("Arial");\n}\n`
  expect(found(text, []).filter(({ code }) => code === 'brand/missing-file')).toEqual([])
})
