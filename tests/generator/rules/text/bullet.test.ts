import { expect, test } from 'vitest'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

holdsForWords('text/bullet', 'text', {
  caught: [
    inEnglish('• One page\n• Five pages'),
    inEnglish('• One page'),
    inEnglish('What you get:\n• One page'),
    inEnglish('•One page'),
    inEnglish('  ● One page'),
    inEnglish('▪ One page ▪ Five pages'),
    inEnglish('· One page\n· Five pages'),
    inEnglish('– One page\n– Five pages'),
    inEnglish('-One page\n-Five pages'),
    inDutch('◦ Eén pagina'),
    inDutch('Wat je krijgt:\n\n► Eén pagina\n► Vijf pagina’s'),
    inDutch('— Eén pagina\n— Vijf pagina’s'),
    inDutch('2. Bellen\n3. Bakken'),
    inDutch('15. juni: open\n16. juni: dicht'),
    inDutch('Eerst dit:\n\n3) bellen\n4) bakken'),
    inDutch('■ Bellen'),
  ],
  clean: [
    inEnglish('- One page\n- Five pages'),
    inEnglish('* One page\n* Five pages'),
    inEnglish('1. Call\n2. Bake'),
    inEnglish('1) Call\n2) Bake'),
    inEnglish('Amsterdam • Haarlem · Leiden'),
    inEnglish('– that is what he said'),
    inEnglish('15. Juni 2026'),
    inEnglish('In 2026.\n3 loaves a day'),
    inEnglish('Two lines\nof text'),
    inEnglish('From 5 – 9\nand 10 – 12'),
    inDutch('- Eén pagina\n  - en een tweede'),
    inDutch('1. Bellen\n1. Bakken'),
    inDutch('Een zin –\nen nog een'),
    inDutch('15. juni\n\n16. juni'),
    inDutch('-50% op brood'),
    inDutch('·nl is geen punt'),
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
