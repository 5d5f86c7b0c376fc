import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPreview } from '#cli/build/preview/preview.ts'
import { createDevSite, type DevContent } from '#renderer/site/dev/dev-site.ts'
import type { DevReport } from '#site/types.ts'
import { fakeContext, folderWith } from '../../cli/diptych.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { ownProject } from '../../support/project.ts'
import { createRandom, type Random } from '../../support/random.ts'
import { runs } from '../../support/runs.ts'

const home = smallSite['en/pages/home.yaml'] ?? ''
const words = ['Oven', 'Flour', 'Water', 'Salt', 'Crust']
const page = (word: string, more: string) =>
  home.replace('path: /\n', more).replace(/^title: .*/m, `title: ${word}`)
const faqOf = (word: string) =>
  `questions:\n  - { id: fresh, question: ${word}?, answer: "Yes, for {{price.bread}}." }\n`

const both = (path: string, text: string | undefined): Changes => ({
  [`en/${path}`]: text,
  [`nl/${path}`]: text,
})

const inPages = ['en/pages/home.yaml', 'nl/pages/home.yaml', 'en/pages/shop.yaml']
const inMenus = ['en/navigation.yaml', 'nl/navigation.yaml']

/** An edit of the files as they are, by its name. */
const edits = (files: Changes, random: Random): Readonly<Record<string, Changes>> => {
  const [path = '', menu = ''] = [random.pick(inPages), random.pick(inMenus)]
  const [word = '', other = ''] = [random.pick(words), random.pick(words)]
  const replaceIn = (file: string, pattern: RegExp) => ({
    [file]: files[file]?.replace(pattern, `$1${word} ${other}`),
  })
  const address = random.pick(['', 'path: /store\n', 'aliases: [/old]\n']) ?? ''
  return {
    title: replaceIn(path, /^(title: ).*/m),
    text: replaceIn(path, /^( +text: )(?!A word).*/m),
    menu: replaceIn(menu, /(label: )\w+/),
    word: replaceIn('nl/language.yaml', /^( {2}showMore: ).*/m),
    question: { 'nl/faqs/bread.yaml': faqOf(word) },
    fact: { 'facts.yaml': `price:\n  bread: { money: ${4 + random.below(3)} }\n` },
    'a page': both(
      'pages/shop.yaml',
      `${page(word, address)}  - { type: faq, id: faq, heading: Questions, faq: bread }\n`,
    ),
    'no page': both('pages/shop.yaml', undefined),
    'a page in one language': { 'en/pages/news.yaml': page(word, 'languages: [en]\n') },
    'no page in one language': { 'en/pages/news.yaml': undefined },
    brand: { 'site.yaml': smallSite['site.yaml']?.replace('Korenaar', word) },
    mistake: { [random.pick([path, menu, 'facts.yaml']) ?? '']: 'title: [\n' },
    again: {},
  }
}

const start: Changes = { ...smallSite, ...both('faqs/bread.yaml', faqOf('Fresh')) }

/** Data is served without rendering. */
const load = () => Promise.reject(new Error('Nothing is rendered.'))

/** A development server's site of a folder, as `dev` keeps it. */
async function startSite(cwd: string) {
  const { context } = fakeContext({ cwd })
  const preview = createPreview(context)
  const first = (await preview.look()).shown
  let { addresses } = first
  const site = createDevSite({ project: ownProject, year: 2026, boot: '', content: first, load })
  let report: DevReport | undefined
  const show = (shown: DevContent) => {
    addresses = shown.addresses
    site.update(shown)
  }
  const told = (review: Awaited<ReturnType<typeof preview.check>>) => {
    if (!review) return
    show(review.shown)
    report = review.findings
  }
  return {
    /** Shows files that changed, without checking. */
    look: async (changed: readonly string[]) => show((await preview.look(changed)).shown),
    /** Checks to the end. */
    check: async () => told(await preview.check({ signal: new AbortController().signal })),
    /** Begins a check, and stops it after so many moments, as the next save does. */
    beginCheck: async (moments: number) => {
      const controller = new AbortController()
      const checking = preview.check({ signal: controller.signal })
      for (let moment = 0; moment < moments; moment += 1) await setImmediate()
      controller.abort()
      told(await checking)
    },
    /** What it serves: the data of every page, and the headers and footers. */
    served: async () => ({
      pages: await Promise.all(
        addresses.map(async ({ path, status }) => [
          path,
          status,
          await site.answer(`${path === '/' ? '' : path}/page.json`),
        ]),
      ),
      chromes: await Promise.all(['/chrome.json', '/nl/chrome.json'].map(site.answer)),
    }),
    report: () => report,
  }
}

/** What a server that starts now serves, before its check and after it, and what it tells. */
async function startedNow(cwd: string) {
  const fresh = await startSite(cwd)
  const first = fresh.served()
  await fresh.check()
  const served = await fresh.served()
  expect(await first, 'before the first check').toEqual(served)
  return { served, report: fresh.report() }
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
  // Some saves come before the first check has ended, and some while another one runs.
  if (random.chance(0.5)) await site.beginCheck(random.pick([0, 20, 400]) ?? 0)
  else await site.check()
  for (let step = 0; step < runs(10); step += 1) {
    const [name = '', changes = {}] = random.pick(Object.entries(edits(files, random))) ?? []
    for (const [path, text] of Object.entries(changes)) write(path, text)
    // A save that the watcher missed is seen by the check.
    const isMissed = name !== 'mistake' && random.chance(0.2)
    if (!isMissed) await site.look(Object.keys(changes))

    if (name === 'mistake') {
      // Pages stay as they were, which a new server cannot know; then the file returns.
      if (random.chance(0.5)) await site.beginCheck(random.pick([0, 10, 200]) ?? 0)
      for (const path of Object.keys(changes)) write(path, files[path])
      await site.look(Object.keys(changes))
    } else files = { ...files, ...changes }
    if (random.chance(0.3)) {
      await site.beginCheck(random.pick([0, 5, 50, 200]) ?? 0)
      if (isMissed) await site.look(Object.keys(changes))
      continue
    }

    const now = await startedNow(cwd)
    const what = `step ${step}: ${name}`
    if (!isMissed) expect(await site.served(), `${what}, before the check`).toEqual(now.served)
    await site.check()
    expect(await site.served(), what).toEqual(now.served)
    expect(site.report(), what).toEqual(now.report)
  }
})
