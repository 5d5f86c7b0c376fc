import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Ends the run with the skipped tests, and a summary line that is easy to parse. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    // Without any module, the run failed before the tests.
    const failed = count('failed') + broken + errors.length + (modules.length === 0 ? 1 : 0)
    const skipped = count('skipped')

    for (const line of missingIn(modules)) process.stderr.write(`${line}\n`)
    process.stdout.write(
      `${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    )
  }
}

/** The lines about missing programs that were printed at the start of the run. */
const missingIn = (modules: readonly TestModule[]): ReadonlySet<string> =>
  new Set(
    modules.flatMap(({ project }) => Object.values(project.getProvidedContext().missing ?? {})),
  )
