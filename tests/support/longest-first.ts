import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest. */
const longest = [
  'all-pages',
  'outbox',
  'audit-flow',
  'dev',
  'scheduling',
  'layout-command',
  'legal',
  'menus',
].map((name) => `/e2e/${name}.test.ts`)

/**
 * Starts long test files before short ones: a long one that starts last runs alone, while the other
 * processes have nothing left to do.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** The longest files in their order, then other browser tests, then unit tests. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const index = longest.findIndex((end) => moduleId.endsWith(end))
  if (index >= 0) return index
  return longest.length + (project.name === 'browser' ? 0 : 1)
}
