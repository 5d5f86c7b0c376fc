import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files. */
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

/** Starts slow test files first. A slow file that starts last would run alone, while the other processes are idle. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** The slowest files in their order, then other browser tests, then unit tests. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const index = longest.findIndex((end) => moduleId.endsWith(end))
  if (index >= 0) return index
  return longest.length + (project.name === 'browser' ? 0 : 1)
}
