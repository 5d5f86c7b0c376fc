import { linkContent, readContent } from '#generator/index.ts'
import { projectRoot } from './project-root.ts'
import { schemas, validators } from './project-schemas.ts'

/** The repository's content, linked once for all test files of a process. The built site has been checked. */
export const { site } = linkContent({
  files: readContent(`${projectRoot}/content`),
  folder: 'content',
  schemas,
  validators,
  today: '2026-06-01',
})
