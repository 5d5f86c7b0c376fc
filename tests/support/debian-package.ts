import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Wanted {
  readonly debianPackage: string
  readonly purpose: string
}

/** Installs a package on Debian as root. Returns whether that succeeded. */
export const installDebianPackage = (debianPackage: string, purpose: string): boolean =>
  installDebianPackages([{ debianPackage, purpose }])

/** Installs packages on Debian as root, which only a caller that was asked to may become. Returns whether that succeeded. */
export function installDebianPackages(
  wanted: readonly Wanted[],
  { maySudo = false } = {},
): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !maySudo) return false
  for (const { debianPackage, purpose } of wanted)
    process.stdout.write(`Installing ${debianPackage} with apt-get: ${purpose}\n`)
  // Concurrent installations would fail on apt's lock.
  const lock = join(tmpdir(), 'diptych-packages.lock')
  const names = wanted.map(({ debianPackage }) => debianPackage).join(' ')
  const command = `apt-get update && apt-get install -y --no-install-recommends ${names}`
  const locked = ['flock', lock, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', command]
  const [program = '', ...parameters] = isRoot ? locked : ['sudo', '-n', ...locked]
  const { status } = spawnSync(program, parameters, {
    timeout: 600_000,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  })
  return status === 0
}
