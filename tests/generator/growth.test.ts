import { expect, test } from 'vitest'
import { callsIn } from '../support/calls-in.ts'
import { recorded } from './recorded-site.ts'
import { checkSmallSiteWholly, smallSite } from './small-site.ts'

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
