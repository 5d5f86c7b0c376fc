import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { projectRoot } from './project-root.ts'

/**
 * Ends the run with the slowest and the skipped tests, and a summary line that is easy to parse. A run that changed the
 * project, whose content may be somebody's site, has failed.
 */
export default class CountReporter implements Reporter {
  #before: readonly string[] = []

  onInit(): void {
    this.#before = changesOfProject()
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    // Without any module, the run failed before the tests.
    const changed = changesOfProject().filter((line) => !this.#before.includes(line))
    const failed =
      count('failed') + broken + errors.length + changed.length + (modules.length === 0 ? 1 : 0)
    const skipped = count('skipped')

    for (const line of slowest(tests)) process.stdout.write(`${line}\n`)
    for (const file of changed) process.stderr.write(`FAILED: ${file} changed during the tests.\n`)
    if (changed.length > 0) process.exitCode = 1
    for (const line of missingIn(modules)) process.stderr.write(`${line}\n`)
    process.stdout.write(
      `${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    )
  }
}

/** How each file differs from the last commit, a line each: the lines added and removed, or what git says of it. */
const changesOfProject = (): readonly string[] =>
  [
    ['diff', 'HEAD', '--numstat'],
    ['status', '--porcelain'],
  ].flatMap((parameters) =>
    `${spawnSync('git', parameters, { cwd: projectRoot }).stdout}`.split('\n'),
  )

/** The ten slowest tests, with their seconds. */
const slowest = (tests: readonly TestCase[]) =>
  tests
    .map((test) => ({ test, seconds: (test.diagnostic()?.duration ?? 0) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ test, seconds }) => {
      const file = relative(projectRoot, test.module.moduleId)
      return `${seconds.toFixed(1).padStart(6)} s  ${file}  ${test.fullName}`
    })

/** The lines about missing programs that were printed at the start of the run. */
const missingIn = (modules: readonly TestModule[]): ReadonlySet<string> =>
  new Set(
    modules.flatMap(({ project }) => Object.values(project.getProvidedContext().missing ?? {})),
  )
