import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../support/project-root.ts'

/** The folder with the packages of a peer, kept for later runs. */
export const peerFolder = (name: string): string => join(projectRoot, '.cache/bench/peers', name)

/**
 * The version of a package that the `package.json` of a peer names, which npm installs first when it has not
 * yet; nothing when npm cannot. What is installed does not run scripts of its own.
 */
export function npmVersion(peer: string, name: string): string | undefined {
  const wanted = join(import.meta.dirname, peer, 'package.json')
  const folder = peerFolder(peer)
  const installed = join(folder, 'package.json')
  const isThere =
    // npm writes it last.
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')
  if (!isThere) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    cpSync(wanted, installed)
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: folder, encoding: 'utf8' },
    )
    if (status !== 0) {
      process.stderr.write(stderr)
      rmSync(folder, { recursive: true })
      return undefined
    }
  }
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return version
}
