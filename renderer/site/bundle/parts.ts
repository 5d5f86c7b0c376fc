import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteData } from '#site/types.ts'
import type { Project } from '../page-input.ts'

type PartName = SiteData['parts'][number]

/** The client's modules that only sites with one of some parts run, inside its folder. Sheets stand beside them. */
const modules: Readonly<Record<string, readonly PartName[]>> = {
  'chrome/cookie-notice.tsx': ['notice'],
  'chrome/header/plans-menu.tsx': ['plans'],
  'chrome/plan-links.tsx': ['plans'],
  'forms/outbox/outbox.ts': ['forms', 'quizzes'],
  'scheduling/use-provider.ts': ['booking'],
  'ui/mini-wall.tsx': ['plans'],
  'ui/wall-art.tsx': ['walls', 'quizzes'],
}

const client = 'renderer/client'

/** The modules that a site does without. Paths are relative to the engine. */
export const needlessModules = ({ parts }: Pick<Project, 'parts'>): readonly string[] =>
  Object.entries(modules)
    .filter(([, owners]) => parts && !owners.some((owner) => parts.includes(owner)))
    .map(([path]) => `${client}/${path}`)

/** Whether a style sheet of the client stands beside such a module. */
export const isNeedlessSheet = (project: Pick<Project, 'parts'>, path: string): boolean =>
  needlessModules(project).some((module) => module.replace(/\.tsx?$/, '') === stemOf(path))

const stemOf = (path: string) => path.replace(/(?:\.(?:late|turned))?\.css$/, '')

/** Puts functions that do nothing in the place of what a site does without. */
export function dropParts(project: Project): Plugin {
  const needless = needlessModules(project).map((path) => join(project.engine, path))
  return {
    name: 'drop-parts',
    enforce: 'pre',
    transform: (code, id) => {
      if (!needless.includes(id)) return undefined
      const names = Array.from(code.matchAll(exported), ([, name = '']) => name)
      return {
        code: names.map((name) => `export const ${name} = () => null`).join('\n'),
        map: null,
      }
    },
  }
}

const exported = /^export (?:async )?(?:function|const) (\w+)/gm
