import { spawnSync } from 'node:child_process'
import { copyFileSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './generator/temporary-folder.ts'
import { projectRoot } from './support/project-root.ts'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly os?: string
  readonly cpu?: string
}

const readJson = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
const { allowScripts, optionalDependencies, scripts } = readJson('package.json')
const packages = Object.entries<Locked>(readJson('package-lock.json').packages).filter(
  ([path]) => path !== '',
)

test('the lock file names every package by its hash', () => {
  const withoutHash = packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(withoutHash).toEqual([])
})

test('one package may run a script when it is installed, and none but that has one', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect(running.map(([path]) => path.replace(/.*node_modules\//, ''))).toEqual(
    Object.keys(allowScripts),
  )
  expect(Object.keys(allowScripts)).toEqual(['esbuild'])
})

test('the Node that runs Diptych is one release, by its hash, on each platform that the README names', () => {
  const nodes = packages.filter(([path]) => /^node_modules\/node-(linux|win|darwin|bin)/.test(path))
  const [, linux = '', windows = ''] =
    /On Linux with glibc \((.*?)\) and Windows \((.*?)\)/.exec(
      readFileSync(join(projectRoot, 'README.md'), 'utf8').replaceAll('\n', ' '),
    ) ?? []
  const named = [
    ...linux.split(', ').map((cpu) => `linux ${cpu}`),
    ...windows.split(', ').map((cpu) => `win32 ${cpu}`),
  ]
  expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).toSorted()).toEqual(named.toSorted())
  expect(Object.keys(optionalDependencies).toSorted()).toEqual(
    nodes.map(([path]) => path.replace('node_modules/', '')).toSorted(),
  )
  const versions = nodes.map(([, { version }]) => version)
  expect(new Set([...versions, ...Object.values(optionalDependencies)]).size).toBe(1)
})

const { platform, arch } = process

test.skipIf(platform !== 'linux')(
  'after an npm that leaves no link to it, what npm runs finds it',
  () => {
    const folder = temporaryFolder()
    const bin = join(folder, 'node_modules/.bin')
    const own = `node-${platform}-${arch}`
    const installed = join(folder, 'node_modules', own, 'bin')
    for (const each of ['cli', 'node_modules/.bin', `node_modules/${own}/bin`])
      mkdirSync(join(folder, each), { recursive: true })
    copyFileSync(join(projectRoot, 'cli/link-node.js'), join(folder, 'cli/link-node.js'))
    copyFileSync('/bin/echo', join(installed, 'node'))

    const [first = ''] = scripts.prepare.split(' && ')
    // The second time there is a link, as another npm leaves one.
    for (const times of ['once', 'again']) {
      const { status, stderr } = spawnSync(first, { cwd: folder, shell: true, encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      const { stdout } = spawnSync(join(bin, 'node'), [times], { encoding: 'utf8' })
      expect(stdout).toBe(`${times}\n`)
    }

    rmSync(join(folder, 'node_modules', own), { recursive: true })
    rmSync(join(bin, 'node'))
    const { status } = spawnSync(first, { cwd: folder, shell: true })
    expect(status).toBe(0)
    expect(lstatSync(join(bin, 'node'), { throwIfNoEntry: false })).toBeUndefined()
  },
)
