import { spawnSync } from 'node:child_process'
import type { SystemProgram } from './programs.ts'

/** The start of a command that runs in a user namespace of its own, which may watch so many files and folders. */
export const mayWatch = (count: number): readonly string[] => [
  ...['unshare', '--user', '--map-root-user', 'sh', '-c'],
  `echo ${count} > /proc/sys/user/max_inotify_watches && exec "$@"`,
  'sh',
]

export const watchLimit: SystemProgram = {
  name: 'the right to limit how many folders are watched',
  purpose: 'the tests of commands that may watch no more folders',
  isUsable: () => {
    const [program = '', ...parameters] = mayWatch(1)
    return spawnSync(program, [...parameters, 'true']).status === 0
  },
}
