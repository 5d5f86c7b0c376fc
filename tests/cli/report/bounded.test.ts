import { expect, test } from 'vitest'
import { reporters } from '#cli/report/formats/index.ts'
import { jobSummary } from '#cli/report/formats/job-summary.ts'
import { runCheck } from '#cli/validate/check.ts'
import { fakeContext, folderWith } from '../diptych.ts'

const page = (text: string) => `title: A page
description: Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.
sections:
  - { type: text, look: statement, id: about, tile: key, text: ${JSON.stringify(text)} }
`

/** Texts that many rules find something in, and one that has no word to break at. */
const texts = ['the the ', '€1.5  ', 'TODO [x] ', '{{no.fact}} ', '(x]', '\u{1F1F3}\u0301']

test('every format quotes and tells a bounded part of a long text', async () => {
  const cwd = folderWith(
    Object.fromEntries(
      texts.flatMap((text, index) => [
        [`en/pages/p${index}.yaml`, page(text.repeat(20_000 / text.length))],
        [`nl/pages/p${index}.yaml`, page(text.repeat(12_000 / text.length))],
      ]),
    ),
  )
  const { report } = await runCheck(fakeContext({ cwd }).context, {
    content: 'content',
    messageLanguage: 'en',
    selection: () => true,
    release: false,
    withDrafts: false,
    quiet: false,
    screen: { hasColor: false, columns: 100, scrolls: false },
  })

  for (const [format, write] of Object.entries({ ...reporters, jobSummary })) {
    const text = write(report)
    expect(text, format).toContain('p0.yaml')
    expect(text.length, format).toBeLessThan(600_000)
    expect(Math.max(...text.split('\n').map(({ length }) => length)), format).toBeLessThan(5_000)
  }
})
