import { checkContent, readContent } from '#generator/index.ts'
import { projectRoot } from './project-root.ts'
import { schemas, validators } from './project-schemas.ts'

/** The repository's content, checked once for all test files of a process. */
export const { site } = checkContent({
  files: readContent(`${projectRoot}/content`),
  folder: 'content',
  schemas,
  validators,
  today: '2026-06-01',
})
