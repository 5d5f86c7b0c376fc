import { expect, test } from 'vitest'
import { reporters } from '#cli/report/formats/index.ts'
import { diptych, folderWith } from '../diptych.ts'

const page = (text: string) => `title: A page
description: Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.
sections:
  - { type: text, look: statement, id: about, tile: key, text: ${JSON.stringify(text)} }
`

/** Texts that many rules find something in, and one that has no word to break at. */
const texts = ['the the ', '€1.5  ', 'TODO [x] ', '{{no.fact}} ', '(x]', '\u{1F1F3}\u0301']

test.for(Object.keys(reporters))(
  '%s quotes and tells a bounded part of a long text',
  async (format) => {
    const cwd = folderWith(
      Object.fromEntries(
        texts.flatMap((text, index) => [
          [`en/pages/p${index}.yaml`, page(text.repeat(20_000 / text.length))],
          [`nl/pages/p${index}.yaml`, page(text.repeat(12_000 / text.length))],
        ]),
      ),
    )

    const { stdout } = await diptych(['validate', '--all', '--format', format], { cwd })

    expect(stdout).toContain('p0.yaml')
    expect(stdout.length).toBeLessThan(600_000)
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(5_000)
  },
)
