import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { SystemProgram } from './system-programs.ts'

/** A file system of 512 kB that tests can fill and make read-only. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  free(): void
  setReadOnly(isReadOnly: boolean): void
}

/** Whether this user may mount a file system. */
export const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-mount-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  if (status === 0) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return status === 0
})()

export const disks: SystemProgram = {
  name: 'the right to mount a file system',
  purpose: 'the tests of a full and of a read-only disk',
  isRequiredInCi: false,
  isInstalled: () => true,
  isUsable: () => canMount,
}

export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-disk-'))
  const filler = join(folder, 'filler')
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })

  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
  }
}
