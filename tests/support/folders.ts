import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { neutralBrand } from '#renderer/site/bundle/sources.ts'
import type { Folders } from '#renderer/site/page-input.ts'
import { projectRoot } from './project-root.ts'

/** The folders of a project that is engine and site in one, with the brand that it has. */
export function foldersOf(root: string): Folders {
  const own = join(root, 'content/brand/brand.css')
  return { engine: root, site: root, brand: existsSync(own) ? own : join(root, neutralBrand) }
}

/** Those of this project. */
export const projectFolders = foldersOf(projectRoot)
