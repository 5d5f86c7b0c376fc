import { expect, test } from 'vitest'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

holdsForWords('text/bullet', 'text', {
  caught: [
    inEnglish('•One page'),
    inEnglish('· One page\n· Five pages'),
    inEnglish('– One page\n– Five pages'),
    inEnglish('-One page\n-Five pages'),
    inDutch('2. Bellen\n3. Bakken'),
    inDutch('15. juni: open\n16. juni: dicht'),
  ],
  clean: [
    inEnglish('- One page\n- Five pages'),
    inEnglish('1. Call\n2. Bake'),
    inEnglish('Amsterdam • Haarlem · Leiden'),
    inDutch('- Eén pagina\n  - en een tweede'),
    inDutch('15. juni\n\n16. juni'),
  ],
})

test('it is told at the line', () => {
  const text = 'One.\n\n• Two\n• Three'
  const [found] = wordFindings('text/bullet', inEnglish(text), 'text')
  expect(found).toMatchObject({
    message: 'The line begins with “•”, which does not make a list.',
    at: { file: 'content/en/pages/home.yaml' },
  })
})
