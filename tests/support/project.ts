import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFontFiles } from '#cli/content/fonts.ts'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { brandIn } from '#generator/index.ts'
import type { Project } from '#renderer/site/page-input.ts'
import { projectRoot } from './project-root.ts'

/** A project that is engine and site in one, with the brand that it has. */
export function projectAt(root: string): Project {
  const files = ['site.yaml', 'brand/tiles.svg'].flatMap((path): [string, string][] => {
    const file = join(root, 'content', path)
    return existsSync(file) ? [[path, readFileSync(file, 'utf8')]] : []
  })
  const brand = brandIn(new Map(files))
  return {
    ...{ engine: root, site: root, sections: ownSectionFolder({ site: root }) },
    brand: withFontFiles({ cwd: root, content: 'content', engine: root }, brand),
  }
}

/** This one. */
export const ownProject = projectAt(projectRoot)
