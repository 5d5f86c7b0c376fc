import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createPreview } from '#cli/build/preview.ts'
import { createDevSite } from '#renderer/build/dev/dev-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { createRandom, type Random } from '../../mutations/random.ts'
import { projectRoot } from '../../support/project-root.ts'
import { runs } from '../../support/runs.ts'
import { fakeContext, folderWith } from '../diptych.ts'

const home = smallSite['en/pages/home.yaml'] ?? ''
const words = ['Oven', 'Flour', 'Water', 'Salt', 'Crust']
const page = (word: string, more: string) =>
  home.replace('path: /\n', more).replace(/^title: .*/m, `title: ${word}`)
const faqOf = (word: string) =>
  `questions:\n  - { id: fresh, question: ${word}?, answer: "Yes, for {{price.bread}}." }\n`

type Edit = (files: Changes, random: Random) => Changes

const replaceIn =
  (pattern: RegExp, ...paths: readonly string[]): Edit =>
  (files, random) => {
    const path = random.pick(paths) ?? ''
    return {
      [path]: files[path]?.replace(pattern, `$1${random.pick(words)} ${random.pick(words)}`),
    }
  }

const both = (path: string, text: string | undefined): Changes => ({
  [`en/${path}`]: text,
  [`nl/${path}`]: text,
})

const edits: Readonly<Record<string, Edit>> = {
  title: replaceIn(
    /^(title: ).*/m,
    'en/pages/home.yaml',
    'nl/pages/home.yaml',
    'en/pages/shop.yaml',
  ),
  text: replaceIn(/^( +text: )(?!A word).*/m, 'en/pages/home.yaml', 'nl/pages/home.yaml'),
  menu: replaceIn(/(label: )\w+/, 'en/navigation.yaml', 'nl/navigation.yaml'),
  word: replaceIn(/^( {2}showMore: ).*/m, 'en/language.yaml', 'nl/language.yaml'),
  question: (_, random) => ({
    [`${random.pick(['en', 'nl'])}/faqs/bread.yaml`]: faqOf(random.pick(words) ?? ''),
  }),
  fact: (_, random) => ({
    'facts.yaml': `price:\n  bread: { money: ${random.pick([4, 5, 6])} }\n`,
  }),
  'a page': (_, random) =>
    both(
      'pages/shop.yaml',
      `${page(random.pick(words) ?? '', random.pick(['', 'path: /store\n', 'aliases: [/old]\n']) ?? '')}  - { type: faq, id: faq, heading: Questions, faq: bread }\n`,
    ),
  'no page': () => both('pages/shop.yaml', undefined),
  'a page in one language': (_, random) => ({
    'en/pages/news.yaml': page(random.pick(words) ?? '', 'languages: [en]\n'),
  }),
  'no page in one language': () => ({ 'en/pages/news.yaml': undefined }),
  brand: (_, random) => ({
    'site.yaml': smallSite['site.yaml']?.replace('Korenaar', random.pick(words) ?? ''),
  }),
  mistake: (_, random) => ({
    [random.pick(['en/pages/home.yaml', 'nl/navigation.yaml', 'facts.yaml']) ?? '']: 'title: [\n',
  }),
  again: () => ({}),
}

const start: Changes = { ...smallSite, ...both('faqs/bread.yaml', faqOf('Fresh')) }

/** A development server's site of a folder, that checks it again at each update. */
async function startSite(cwd: string) {
  const { context } = fakeContext({ cwd })
  const preview = createPreview(context, { content: 'content', pseudo: false })
  const first = await preview.check()
  let { addresses } = first.shown
  const site = createDevSite({
    root: projectRoot,
    year: 2026,
    boot: '',
    content: first.shown,
    onNote: () => undefined,
  })
  return {
    update: async () => {
      const { shown } = await preview.check()
      addresses = shown.addresses
      site.update(shown)
    },
    /** What it serves: the data of every page, the headers and footers, and the report. */
    served: () => ({
      pages: addresses.map(({ path, status }) => [
        path,
        status,
        site.data(`${path === '/' ? '' : path}/page.json`),
      ]),
      chromes: ['/chrome.json', '/nl/chrome.json'].map((file) => site.data(file)),
      report: site.report(),
    }),
  }
}

test('whatever is edited, a development server serves what one that starts now serves', async () => {
  const random = createRandom(Number(process.env['SEED'] ?? 5))
  const cwd = folderWith(start)
  const write = (path: string, text: string | undefined) => {
    const file = join(cwd, 'content', path)
    if (text === undefined) return rmSync(file, { force: true })
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, text)
  }
  let files = start
  const site = await startSite(cwd)
  site.served()
  for (let step = 0; step < runs(10); step += 1) {
    const name = random.pick(Object.keys(edits)) ?? ''
    const changes = edits[name]?.(files, random) ?? {}
    for (const [path, text] of Object.entries(changes)) write(path, text)
    await site.update()

    if (name === 'mistake') {
      // Pages stay as they were, which a new server cannot know; then the file returns.
      site.served()
      for (const path of Object.keys(changes)) write(path, files[path])
      await site.update()
    } else files = { ...files, ...changes }
    expect(site.served(), `step ${step}: ${name}`).toEqual((await startSite(cwd)).served())
  }
})
