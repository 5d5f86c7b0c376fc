import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Installs a package on Debian as root. Returns whether that succeeded. */
export function installDebianPackage(name: string, purpose: string): boolean {
  if (process.getuid?.() !== 0) return false
  process.stdout.write(`Installing ${name} with apt-get: ${purpose}\n`)
  // Concurrent installations would fail on apt's lock.
  const lock = join(tmpdir(), 'diptych-packages.lock')
  const command = `apt-get update && apt-get install -y --no-install-recommends ${name}`
  const { status } = spawnSync('flock', [lock, 'sh', '-c', command], {
    timeout: 600_000,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
