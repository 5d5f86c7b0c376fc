import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { pack } from '#cli/release/pack.ts'
import { folderWith } from '../cli/diptych.ts'
import { linkPackages } from '../papers/project-copy.ts'
import { openReady } from '../support/browser-page.ts'
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
export const managers = {
  npm: async (site: string) => {
    installPackages(site)
    const place = join(site, 'node_modules/diptych')
    await pack(projectRoot, place)
    return place
  },
  /** Nothing that Diptych needs is where the site would find it. */
  pnpm: async (site: string) => {
    const store = join(site, 'node_modules/.pnpm/diptych@1')
    mkdirSync(store, { recursive: true })
    installPackages(store)
    await pack(projectRoot, join(store, 'node_modules/diptych'))
    symlinkSync('.pnpm/diptych@1/node_modules/diptych', join(site, 'node_modules/diptych'), 'dir')
    return join(site, 'node_modules/diptych')
  },
} as const

const component = `import { Icon } from 'diptych/kit'
import { useState } from 'react'
import type { Section } from '../../.generated/types.ts'

export function OpeningHours({ section }: { readonly section: Section<'opening-hours'> }) {
  const [count, set] = useState(0)
  return (
    <section id={section.id} className="opening-hours">
      <h2>{section.heading}</h2>
      <p>{section.text}</p>
      <button type="button" onClick={() => set(count + 1)}>
        <Icon name="arrow" />
        {count}
      </button>
    </section>
  )
}
`

const section = `  - type: opening-hours
    id: hours
    heading: Korenaar
    text: '8:00'
`

/** The section of the site is alive. */
async function clicks(page: Page): Promise<void> {
  const button = page.locator('.opening-hours button')
  await expect
    .poll(async () => {
      await button.click()
      return Number(await button.textContent())
    })
    .toBeGreaterThan(0)
}

const compilerOptions = {
  ...{ target: 'esnext', lib: ['esnext', 'dom'], module: 'nodenext', jsx: 'react-jsx' },
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  allowImportingTsExtensions: true,
}

/** What the compiler says of the section types of a site, with the types of React that the site brings. */
function typeCheck(site: string): string {
  const types = join(site, 'node_modules/@types')
  if (!existsSync(join(types, 'react'))) {
    mkdirSync(types, { recursive: true })
    symlinkSync(join(projectRoot, 'node_modules/@types/react'), join(types, 'react'), 'dir')
  }
  writeFileSync(
    join(site, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['sections'] }),
  )
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', site], { encoding: 'utf8' }).stdout
}

/** Checks, builds and serves a site with a section type of its own, by an installed Diptych. */
export async function tryInstalled(install: (site: string) => Promise<string>): Promise<void> {
  const cwd = folderWith()
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }')
  const engine = await install(cwd)
  const place = { engine, cwd }
  const before = readdirSync(engine, { recursive: true }).length

  const { stdout: offered } = await runCli(['add', '--help'], {}, place)
  expect(offered).toMatch(/^ {2}section-type /m)
  expect(offered).not.toMatch(/^ {2}(?:rule|route) /m)
  const written = await runCli(['add', 'section-type', 'opening-hours'], {}, place)
  expect(written).toMatchObject({ code: 0, stderr: '' })
  const own = join(cwd, 'sections/opening-hours')
  writeFileSync(join(own, 'section.tsx'), component)
  const added = ['en', 'nl'].map((language) => join(cwd, `content/${language}/pages/home.yaml`))
  for (const each of added) writeFileSync(each, readFileSync(each, 'utf8') + section)
  expect(await runCli(['build'], {}, place)).toMatchObject({ code: 0, stderr: '' })

  const built = await startCli(['serve'], {}, place)
  onTestFinished(built.stop)
  const shown = await openReady('/', { siteUrl: built.url })
  expect(await shown.title()).toBe('Bakery in Haarlem')
  await clicks(shown)
  const padding = await shown
    .locator('.opening-hours')
    .evaluate((element) => getComputedStyle(element).paddingBlockStart)
  expect(padding).not.toBe('0px')

  // Its types are those of the site, and those of the kit.
  expect(typeCheck(cwd)).toBe('')
  const wrong = component.replace('"arrow"', '"arow"').replace('section.text', 'section.txt')
  writeFileSync(join(own, 'section.tsx'), wrong)
  const told = typeCheck(cwd)
  for (const each of ['"arow"', "'txt'"]) expect(told).toContain(each)

  expect(readdirSync(engine, { recursive: true })).toHaveLength(before)
}
