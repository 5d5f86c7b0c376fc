import { spawnSync } from 'node:child_process'
import type { SystemProgram } from './system-programs.ts'

const runs = (program: string, argument: string) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0

export const caddy: SystemProgram = {
  name: 'Caddy',
  purpose: 'the checks of the recipe for Caddy',
  debianPackage: 'caddy',
  isRequiredInCi: true,
  isInstalled: () => runs('caddy', 'version'),
  isUsable: () => runs('caddy', 'version'),
}

export const systemd: SystemProgram = {
  name: 'systemd-analyze',
  purpose: 'the checks of the recipes for systemd',
  debianPackage: 'systemd',
  isRequiredInCi: true,
  isInstalled: () => runs('systemd-analyze', '--version'),
  isUsable: () => runs('systemd-analyze', '--version'),
}

export const openssl: SystemProgram = {
  name: 'openssl',
  purpose: 'certificates for the checks of doctor and nginx',
  debianPackage: 'openssl',
  isRequiredInCi: true,
  isInstalled: () => runs('openssl', 'version'),
  isUsable: () => runs('openssl', 'version'),
}

export const nginx: SystemProgram = {
  name: 'nginx',
  purpose: 'the checks of the recipe for nginx',
  debianPackage: 'nginx-light',
  isRequiredInCi: true,
  isInstalled: () => runs('nginx', '-v'),
  isUsable: () => runs('nginx', '-v'),
}

export const promtool: SystemProgram = {
  name: 'promtool',
  purpose: 'the checks of the alerts and the dashboard',
  debianPackage: 'prometheus',
  isRequiredInCi: true,
  isInstalled: () => runs('promtool', '--version'),
  isUsable: () => runs('promtool', '--version'),
}
