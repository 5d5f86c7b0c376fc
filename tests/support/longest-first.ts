import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files of each project. Between them, apart from each other, are those that mostly wait: at the
 * same time they would leave the machine idle.
 */
const longest = [
  'e2e/all-pages',
  'e2e/outbox',
  'e2e/valid-edits',
  'e2e/dev',
  'e2e/docs',
  'e2e/scheduling-choices',
  'e2e/audit-flow',
  'e2e/cli-build',
  'e2e/layout-command',
  'e2e/builder/keep',
  'recipes',
  'papers/content',
  'api/store/silent-postgres',
  'edits/incremental-build',
  'deploy/instances',
  'papers/site',
  'papers/tasks',
  'api/server/limits',
  'api/crash/faults-under-load',
  'cli/validate/six-languages',
  'api/store/contract',
  'deploy/servers',
  'cli/commands/accept',
  'cli/commands/serve-builds',
  'api/crash/crash',
].map((name) => `/tests/${name}.test.ts`)

/** Starts slow test files first. A slow file that starts last would run alone, while the other processes are idle. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** Browser tests come before unit tests, as a process runs those of one project. In both, the slowest come first. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const index = longest.findIndex((end) => moduleId.endsWith(end))
  const rank = index >= 0 ? index : longest.length
  return project.name === 'browser' ? rank : longest.length + 1 + rank
}
