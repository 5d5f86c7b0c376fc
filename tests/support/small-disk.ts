import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { SystemProgram } from './programs.ts'

/** Whether this user may mount a file system. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-mount-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  if (status === 0) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return status === 0
})()

export const disks: SystemProgram = {
  name: 'the right to mount a file system',
  purpose: 'the tests of a full and of a read-only disk',
  isUsable: () => canMount,
}

/** Mounts a file system that tests can fill and make read-only. The caller releases it. */
function mountDisk(size: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-disk-'))
  const filler = join(folder, 'filler')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])

  return {
    folder,
    /** Leaves this many bytes free. */
    fill: (leaving = 0) => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize - leaving))
      } catch (error) {
        // A server that writes meanwhile leaves less room: the disk is full all the same.
        if (Object(error).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly: boolean) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
    release: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** A disk of a test. */
export function smallDisk(size = '512k') {
  const { release, ...disk } = mountDisk(size)
  onTestFinished(release)
  return disk
}
