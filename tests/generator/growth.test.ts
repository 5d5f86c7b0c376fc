import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'
import { recorded } from './recorded-site.ts'
import { checkSmallSiteWholly, smallSite } from './small-site.ts'

/**
 * How many calls of functions of the generator some work takes. Unlike its time it is the same on each machine. What
 * an expression or a function of the language does inside is not in it.
 */
async function callsIn(work: () => unknown): Promise<number> {
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

const withText = (text: string, language: string) => ({
  [`${language}/pages/home.yaml`]: smallSite[`${language}/pages/home.yaml`]?.replace(
    /text: .*/,
    () => `text: ${JSON.stringify(text)}`,
  ),
})

/** The calls of a check of a text and its translation, of which one was another when they were confirmed. */
function callsFor(unit: string, length: number): Promise<number> {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const now = { ...withText(`The ${text}a end.`, 'en'), ...withText(`Het ${text}a eind.`, 'nl') }
  const before = recorded({ ...now, ...withText(`The ${text}b end.`, 'en') })
  return callsIn(() => checkSmallSiteWholly({ ...before, ...now }))
}

/** What is made once, such as the words of a language. */
await callsFor('bread ', 100)

test.for(['bread ', '1 to ', '€1 ', '“a” ', '**a** ', '{{a.b}} '])(
  'a check of a text of %j takes steps as it is long',
  async (unit) => {
    const [short, long] = [await callsFor(unit, 120), await callsFor(unit, 480)]

    // Four times as many, and sixteen if each part were looked at with each other.
    expect(long / short).toBeLessThan(6)
  },
)
