import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pack } from '#cli/release/pack.ts'
import { folderWith } from '../cli/diptych.ts'
import { linkPackages } from '../papers/project-copy.ts'
import { becomesReady, openPage, openReady } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { runCli, startCli } from './command-line.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

const { packages }: Lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))

/** Puts the packages into a folder that a published package brings. */
function installPackages(folder: string): void {
  linkPackages(folder)
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev === true) rmSync(join(folder, path), { recursive: true, force: true })
  }
}

/** How package managers place Diptych in the folder of a site. Each returns where it is. */
const managers = {
  npm: (site: string) => {
    installPackages(site)
    const place = join(site, 'node_modules/diptych')
    pack(projectRoot, place)
    return place
  },
  /** Nothing that Diptych needs is where the site would find it. */
  pnpm: (site: string) => {
    const store = join(site, 'node_modules/.pnpm/diptych@1')
    mkdirSync(store, { recursive: true })
    installPackages(store)
    pack(projectRoot, join(store, 'node_modules/diptych'))
    symlinkSync('.pnpm/diptych@1/node_modules/diptych', join(site, 'node_modules/diptych'), 'dir')
    return join(site, 'node_modules/diptych')
  },
} as const

test.for(Object.entries(managers))(
  'installed by %s, Diptych checks, builds, serves and follows a site that holds content alone',
  async ([, install]) => {
    const cwd = folderWith()
    writeFileSync(join(cwd, 'package.json'), '{ "private": true }')
    const engine = install(cwd)
    const place = { engine, cwd }
    const before = readdirSync(engine, { recursive: true }).length

    const { stdout: offered } = await runCli(['add', '--help'], {}, place)
    expect(offered).toMatch(/^ {2}section /m)
    expect(offered).not.toMatch(/^ {2}(?:section-type|rule|route) /m)
    expect(await runCli(['validate'], {}, place)).toMatchObject({ code: 0, stderr: '' })
    expect(await runCli(['build'], {}, place)).toMatchObject({ code: 0, stderr: '' })

    // Of the section types, only the one on its pages.
    const assets = readdirSync(join(cwd, '.dist/current/assets'))
    const sheets = assets.filter((name) => name.endsWith('.css')).map((name) => name.split('-')[0])
    expect(sheets.toSorted()).toEqual(['bare', 'late', 'statement'])
    expect(assets.filter((name) => /^(?:quiz|builder|flows)/.test(name))).toEqual([])

    const served = await startCli(['serve'], {}, place)
    onTestFinished(served.stop)
    const page = await openReady('/', { siteUrl: served.url })
    expect(await page.title()).toBe('Bakery in Haarlem')

    const live = await startCli(['dev'], {}, place)
    onTestFinished(live.stop)
    const followed = await openPage('/', { siteUrl: live.url })
    await becomesReady(followed)
    const file = join(cwd, 'content/en/pages/home.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/^title: .*/m, 'title: Another title'))
    await expect.poll(() => followed.title()).toContain('Another title')

    expect(readdirSync(engine, { recursive: true })).toHaveLength(before)
  },
)
