import { Session } from 'node:inspector/promises'
import { projectRoot } from './project-root.ts'

/**
 * How many calls of functions of the generator some work takes. Unlike its time it is the same on each machine. What
 * an expression or a function of the language does inside is not in it.
 */
export async function callsIn(work: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ url }) => url.includes(`${projectRoot}/generator/`))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  } finally {
    session.disconnect()
  }
}
