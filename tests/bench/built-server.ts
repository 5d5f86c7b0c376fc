import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCli } from '../e2e/command-line.ts'
import { projectRoot } from '../support/project-root.ts'

let built: string | undefined

/** Runs a function with a server of the built site, with proxies on localhost trusted. */
export async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startCli(['serve', '--out', builtSite()], {
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** The folder of the built site of the repository. */
export function builtSite(): string {
  built ??= build()
  return built
}

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-built-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  spawnSync(process.execPath, ['cli/launch.js', 'build', '--out', folder], { cwd: projectRoot })
  return folder
}
