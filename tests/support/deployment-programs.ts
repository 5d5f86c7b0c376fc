import { spawnSync } from 'node:child_process'
import type { SystemProgram } from './system-programs.ts'

const runs = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0

export const caddy: SystemProgram = {
  name: 'Caddy',
  purpose: 'the check of the Caddyfile in the paper for operators',
  debianPackage: 'caddy',
  isRequiredInCi: true,
  isInstalled: () => runs('caddy', 'version'),
  isUsable: () => runs('caddy', 'version'),
}

export const systemd: SystemProgram = {
  name: 'systemd-analyze',
  purpose: 'the check of the unit in the paper for operators',
  debianPackage: 'systemd',
  isRequiredInCi: true,
  isInstalled: () => runs('systemd-analyze', '--version'),
  isUsable: () => runs('systemd-analyze', '--version'),
}
