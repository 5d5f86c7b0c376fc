import { expect, test } from 'vitest'
import { diptych } from '../diptych.ts'

const cwd = '.'

test.for([
  { lang: 'en', words: ['(error)', 'Before', 'After', 'It can only be fixed.'] },
  { lang: 'nl', words: ['(fout)', 'Vóór', 'Na', 'Dit kan alleen hersteld worden.'] },
])('a code is explained with an example in "$lang"', async ({ lang, words }) => {
  const { code, stdout } = await diptych(['explain', 'facts/unknown'], {
    cwd,
    environment: { DIPTYCH_LANG: lang },
  })

  expect(code).toBe(0)
  for (const word of [...words, '    text: From {{price.cor}}, one-off.']) {
    expect(stdout).toContain(word)
  }
})

test('without a code, all are listed; an unknown one gets a suggestion', async () => {
  expect((await diptych(['explain'], { cwd })).stdout).toMatch(
    /^parity\/missing-key {2,}A translation has every key[\s\S]*^yaml\/syntax {2,}A file can be read/m,
  )
  expect(await diptych(['explain', 'facts/unknwon'], { cwd })).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: 'There is no code "facts/unknwon". Did you mean "facts/unknown"?\n',
  })
})
