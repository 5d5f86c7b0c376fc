// Loaded with --import. On SIGUSR2 it prints which of our files have run since the last signal.
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

process.on('SIGUSR2', async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const executed = result.filter(
    ({ url, functions }) =>
      /\/(api|cli|generator)\/[^:]*\.[jt]s$/.test(url) &&
      !url.includes('/node_modules/') &&
      functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]?.count),
  )
  process.stdout.write(`\nexecuted ${JSON.stringify(executed.map(({ url }) => url).toSorted())}\n`)
})
