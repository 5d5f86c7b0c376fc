import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { projectRoot } from './project-root.ts'

/** A copy of what the renderer is bundled from. */
export function rendererCopy(): string {
  const folder = temporaryFolder()
  for (const part of ['renderer', '.generated', 'package.json', 'tsconfig.json'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
