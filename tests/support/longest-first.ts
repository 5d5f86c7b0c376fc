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
  'e2e/survey/survey',
  'e2e/builder/keep',
  'e2e/dev-settings',
  'recipes',
  'papers/content',
  'api/store/silent-postgres',
  'edits/incremental-build',
  'deploy/instances',
  'papers/site',
  'cli/validate/six-languages',
  'api/server/limits',
  'papers/tasks',
  'cli/commands/accept',
  'cli/commands/add-content',
  'api/composed/compose/write-quiz',
  'cli/commands/serve-builds',
  'cli/commands/generate',
  'generator/rules/run',
  'generator/mutations',
  'cli/content/records',
  'generator/incremental',
  'generator/emit/code',
  'api/store/contract',
  'cli/content/edit/edit-yaml',
  'generator/random-content',
  'cli/commands/validate',
  'generator/rules/needs',
  'api/crash/faults-under-load',
  'generator/business/business-texts',
  'cli/commands/serve',
  'cli/build/gallery',
  'deploy/servers',
  'cli/commands/merge-records',
  'deploy/unprivileged',
  'api/delivery',
  'cli/build/killed-build',
  'api/store-faults',
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
