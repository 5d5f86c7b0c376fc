import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import { diptych } from '../../cli/diptych.ts'
import { codeIn, commandsIn, readPaper, rowsUnder, wordsOf } from '../../papers/paper.ts'
import { copyProject, type ProjectCopy } from '../../papers/project-copy.ts'
import { type EmittedData, emitData } from '../../support/emitted-data.ts'
import { projectAt } from '../../support/project.ts'
import { projectRoot } from '../../support/project-root.ts'
import { bundleForVisitors, renderedPages } from '../../support/rendered-pages.ts'
import { check } from '../edits/content.ts'
import { applyBlock } from './apply-block.ts'
import { tasksWords } from './tasks-words.ts'

const paper = readPaper('content/README.md')
const rows = rowsUnder(paper, 'in this file').map(([file = '', edit = '']) => ({
  file: codeIn(file)[0] ?? '',
  edit: codeIn(edit)[0] ?? '',
}))
const someFont =
  'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

let copy: ProjectCopy
let data: EmittedData
let documents: ReadonlyMap<string, string>

const inCopy = (file: string) => join(copy.folder, file)
const rewrite = (file: string, change: (text: string) => string) => {
  const text = readFileSync(inCopy(file), 'utf8')
  const changed = change(text)
  expect(changed, file).not.toBe(text)
  writeFileSync(inCopy(file), changed)
}

async function carryOut(command: string) {
  const { code, stderr } = await diptych(wordsOf(command), { cwd: copy.folder })
  expect([command, code, stderr]).toEqual([command, 0, ''])
}

/** The tasks of the paper, in its order, on a copy of the project. */
beforeAll(async () => {
  copy = copyProject()
  const commands = codeIn(paper.prose).filter((code) =>
    /^add (question|section|plan) \S+ /.test(code),
  )
  const [addPage, ...later] = paper.blocks
    .filter(({ info }) => info === 'console')
    .flatMap(commandsIn)
    .map(({ command }) => command.replace(/^.* -- /, ''))
  await carryOut(addPage ?? '')
  for (const command of commands) await carryOut(command)
  for (const block of paper.blocks) if (block.info === 'yaml') applyBlock(copy.folder, block)
  // Another font takes the place of the one that is there.
  rewrite('content/site.yaml', (text) => text.replace(/^ {4}text:\n(?: {6}.*\n)+/m, ''))
  for (const row of rows) change(row)
  mkdirSync(inCopy('content/brand'), { recursive: true })
  cpSync(join(projectRoot, someFont), inCopy('content/brand/workshop.woff2'))
  for (const [file, words] of Object.entries(tasksWords)) {
    const left = words.values()
    rewrite(`content/${file}`, (text) =>
      text.replaceAll('TODO', () => JSON.stringify(left.next().value)),
    )
    expect(left.next().done, file).toBe(true)
  }
  for (const command of later.filter((each) => /^(keep|accept)/.test(each))) await carryOut(command)

  const { site } = check(readFolder(inCopy('content'), '.yaml'))
  data = emitData(site)
  const bundle = await bundleForVisitors(copy.folder)
  ;({ documents } = await renderedPages({ ...data, bundle }))
})
afterAll(() => copy?.remove())

/** Does what a row says: puts YAML into a file, or moves the last plan to the top. */
function change({ file, edit }: { readonly file: string; readonly edit: string }) {
  if (edit === 'plans') {
    rewrite(`content/${file}`, (text) =>
      text.replace(/^plans:\n([\s\S]*?)( {2}- id: pro\n(?: {4}.*\n)+)/m, 'plans:\n$2$1'),
    )
  } else {
    applyBlock(copy.folder, {
      ...{ file: `content/${file}`, text: edit },
      ...{ heading: '', lead: '', info: 'yaml', after: undefined },
    })
  }
}

const documentOf = (file: string) => documents.get(file) ?? ''
const pageOf = (language: string, id: string) =>
  JSON.stringify(data.pages.find(({ page }) => page.language === language && page.id === id)?.page)

test('the site with all of it has no finding', async () => {
  const { stdout } = await diptych(['validate', '--format', 'concise'], { cwd: copy.folder })
  expect(stdout).toMatch(/^Nothing to fix/)
})

test('the table says the same in both papers', () => {
  const dutch = rowsUnder(readPaper('content/README.nl.md'), 'in dit bestand')
  expect(dutch.map(([file = '', edit = '']) => [codeIn(file)[0], codeIn(edit)[0]])).toEqual(
    rows.map(({ file, edit }) => [file, edit]),
  )
})

test.for([
  { task: 'a price', file: 'index.html', shows: ['€649'], not: '€599' },
  { task: 'a price', file: 'nl/index.html', shows: ['€\u00a0649'], not: '€\u00a0599' },
  { task: 'a question', file: 'index.html', shows: ['Can I set tiles myself?'] },
  { task: 'a question', file: 'nl/index.html', shows: ['Kan ik zelf tegels zetten?'] },
  { task: 'a page', file: 'workshop/index.html', shows: ['A workshop costs €1,250'] },
  { task: 'a page', file: 'nl/workshop/index.html', shows: ['Een middag tegels zetten kost'] },
  { task: 'the menu', file: 'about/index.html', shows: ['href="/workshop"', '>Workshop<'] },
  {
    task: 'the menu',
    file: 'nl/about/index.html',
    shows: ['href="/nl/workshop"', '>Tegels zetten<'],
  },
  { task: 'a plan', file: 'plans/starter/index.html', shows: ['A ready-made page', '€349'] },
  {
    task: 'a plan',
    file: 'nl/plans/starter/index.html',
    shows: ['Een kant-en-klare', '€\u00a0349'],
  },
  { task: 'a section', file: 'index.html', shows: ['Visit us and set a wall'] },
  { task: 'a section', file: 'nl/index.html', shows: ['Kom langs en zet'] },
])('$task shows in $file', ({ file, shows, not }) => {
  for (const text of shows) expect(documentOf(file)).toContain(text)
  if (not) expect(documentOf(file)).not.toContain(not)
})

test('the plans stand in their new order', () => {
  expect(data.pages[0]?.chrome.plans.map(({ id }) => id)).toEqual([
    'pro',
    'starter',
    'core',
    'advance',
  ])
})

test.for([
  { language: 'en', page: 'funnel-scan/questions', says: 'Who should your website reach?' },
  { language: 'nl', page: 'funnel-scan/questions', says: 'Wie moet je website bereiken?' },
  { language: 'en', page: 'strategy-call', says: 'Please say what your company is called.' },
  { language: 'nl', page: 'strategy-call', says: 'Vertel ons hoe je bedrijf heet.' },
])('a question or message is “$says”', ({ language, page, says }) => {
  expect(pageOf(language, page)).toContain(says)
})

test('the colour and the fonts are those of the brand', () => {
  const home = documentOf('index.html')
  expect(home).toMatch(/--accent:oklch\(72% \.19 350\)/)
  expect(home).toContain('--text:"Workshop", fallback-text, sans-serif')
  expect(home.match(/(?<=<link rel="preload" href=")[^"]*/g)).toEqual([
    expect.stringMatching(/^\/assets\/familjen-grotesk-[\w-]+\.woff2$/),
    expect.stringMatching(/^\/assets\/workshop-[\w-]+\.woff2$/),
  ])
  // In the measures of that font.
  expect(home.match(/fallback-text;[^}]*/g)).toContainEqual(
    expect.stringContaining('size-adjust:105.3%;ascent-override:96.4%'),
  )
  expect(home).toContain('--display:"Familjen Grotesk", fallback-display, sans-serif')
  const [font] = readBrandArt(projectAt(copy.folder)).fonts.text
  expect(font?.file).toBe(inCopy('content/brand/workshop.woff2'))
})
