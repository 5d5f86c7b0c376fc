import { readFileSync } from 'node:fs'

/** How often the starter is looked for, in milliseconds. */
const interval = 500
/** npm that starts npm, each through a shell. */
const mostAncestors = 12

interface Own {
  readonly pid: number
  /** The parent at this moment. It is another one after the parent has ended. */
  readonly parent: () => number
}

/**
 * Calls `onEnd` once an npm that started this process has ended, also without having passed a signal on, or the shell
 * between them. Where the system does not tell of other processes, it looks only at the parent.
 */
export function endWithStarter({ pid, parent }: Own, onEnd: () => void): void {
  const parentOf = (of: number) => (of === pid ? parent() : readParent(of))
  const line = [pid]
  for (const each of line) {
    const next = parentOf(each)
    if (next !== undefined && next > 1 && line.length < mostAncestors) line.push(next)
  }
  // A terminal above npm may be closed.
  const last = Math.max(1, line.findLastIndex(isNpm))
  const links = line.slice(0, last)
  const timer = setInterval(() => {
    const parents = links.map(parentOf)
    if (parents.every((each, index) => each === undefined || each === line[index + 1])) return
    clearInterval(timer)
    onEnd()
  }, interval)
  timer.unref()
}

/** Empty if there is no such process. Undefined if that cannot be told, as where too many files are open. */
const readProcess = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    return ['ENOENT', 'ESRCH'].includes(Object(error).code) ? '' : undefined
  }
}

/** 0 if there is no such process. The name before it stands in brackets and may hold any character. */
function readParent(pid: number): number | undefined {
  const text = readProcess(pid, 'stat')
  return text === undefined ? undefined : Number(/^.*\) \S (\d+) /s.exec(text)?.[1] ?? 0)
}

const isNpm = (pid: number): boolean => /^npm\b/.test(readProcess(pid, 'cmdline') ?? '')
