import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Memo, Schemas } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

export const contentOption = [
  '--content <folder>',
  'the folder with the content',
  'content',
] as const
export const pseudoOption = [
  '--pseudo',
  'add a language made of the source language, longer and with accents, to try the layout with',
  false,
] as const
export const releaseOption = [
  '--release',
  'refuse a site with stand-ins, see stand-ins.yaml',
  false,
] as const
export const outOption = ['--out <folder>', 'the folder for the built site', '.dist'] as const

/** Reads the project's schemas. As long as their files stay, the same memo gives the same object. */
export async function readProjectSchemas({ project }: CliContext, memo?: Memo): Promise<Schemas> {
  const { createMemo, parseSchemas, readFolder } = await import('#generator/index.ts')
  const files = readFolder(join(project, 'schema'), '.schema.json')
  return (memo ?? createMemo()).get(parseSchemas, JSON.stringify([...files]))
}

/** Refuses a content folder that is not there. */
export function requireFolder(folder: string, name: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  throw new CliError(
    `There is no content folder "${name}".`,
    'Run this where the content folder is, or name it with --content.',
  )
}

/** Where the generated modules go. */
export const generatedFolder = ({ project }: Pick<CliContext, 'project'>) =>
  join(project, '.generated')
