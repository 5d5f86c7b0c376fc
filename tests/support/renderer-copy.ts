import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { projectRoot } from './project-root.ts'

/** A copy of what the renderer is bundled from. */
export function rendererCopy(): string {
  const folder = temporaryFolder()
  // What checks keep comes and goes while other tests run.
  const isSource = (path: string) => !/\.generated\/(?:records|findings-)/.test(path)
  for (const part of [
    'renderer',
    '.generated',
    'content/site.yaml',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true, filter: isSource })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
