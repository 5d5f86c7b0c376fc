import { resolve, sep } from 'node:path'
import { projectRoot } from './project-root.ts'

/** The commands that leave content and code as they are. */
export const readingCommands: ReadonlySet<string> = new Set([
  'build',
  'dev',
  'explain',
  'generate',
  'leads',
  'quiz',
  'serve',
  'status',
  'validate',
])

/** Throws for a command that may write content or code, in the folder of the project. */
export function refuseToWrite(args: readonly string[], cwd: string): void {
  const [command = ''] = args
  const isInProject = `${resolve(cwd)}${sep}`.startsWith(`${projectRoot}${sep}`)
  const reads = readingCommands.has(command) && !args.includes('--fix')
  if (isInProject && !reads && command !== '--help')
    throw new Error(`"${args.join(' ')}" may write into the project: give it a folder of the test.`)
}
