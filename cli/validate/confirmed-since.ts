import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import type { Diagnostic } from '#generator/index.ts'
import { contentFolder } from '../content/project.ts'
import { openSession, type SessionInput } from '../content/session.ts'
import type { CliContext } from '../context.ts'

interface Since extends SessionInput {
  readonly commit: string
  /** Says that a change was confirmed, and not by whom. */
  readonly hint: string
}

/**
 * The changes of meaning that were confirmed after a commit, as information: what the content is found to contradict
 * with the records of that commit. A reviewer sees what was accepted beside what was written.
 */
export async function confirmedSince(
  context: CliContext,
  { commit, hint, ...input }: Since,
): Promise<readonly Diagnostic[]> {
  const records = recordsAt(context, commit)
  if (records.size === 0) return []
  const session = await openSession(context, input)
  const { sources, diagnostics } = session.check()
  const others = [...sources].filter(([path]) => !path.startsWith('.state/'))
  const open = new Set(diagnostics.filter(isOfMeaning).map(({ id }) => id))
  return session
    .check(new Map([...others, ...records]))
    .diagnostics.filter((each) => isOfMeaning(each) && !open.has(each.id))
    .map((each) => ({ ...each, severity: 'info', hint }))
}

const isOfMeaning = ({ code }: Diagnostic) => code === 'translation/meaning'

/** The records of translations in a commit, by path in the content folder. None if git cannot tell. */
function recordsAt(context: CliContext, commit: string): ReadonlyMap<string, string> {
  const { cwd } = context
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd, input, stdio: 'pipe', maxBuffer: 2 ** 30 })
  try {
    const folder = relative(cwd, contentFolder(context)).replaceAll('\\', '/')
    const paths = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', `${folder}/.state`])
      .toString()
      .split('\0')
      .filter((path) => path.endsWith('.yaml'))
    const asked = paths.map((path) => `${commit}:./${path}\n`).join('')
    return new Map(blobsOf(git(['cat-file', '--batch'], asked), paths, folder))
  } catch {
    return new Map()
  }
}

/** Reads the answer of `git cat-file --batch`: for each file a line that ends in its size, its bytes, a line break. */
function blobsOf(
  answer: Buffer,
  paths: readonly string[],
  folder: string,
): readonly (readonly [path: string, text: string])[] {
  let at = 0
  return paths.map((path) => {
    const start = answer.indexOf('\n', at) + 1
    const size = Number(answer.subarray(at, start).toString().trim().split(' ').at(-1))
    at = start + size + 1
    return [path.slice(folder.length + 1), answer.subarray(start, start + size).toString()] as const
  })
}
