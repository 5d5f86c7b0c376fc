import { expect, test } from 'vitest'
import { type Both, holdsForWords, wordFindings } from '../words.ts'

const same = (text: string): Both => [text, text]

holdsForWords('language/untranslated', 'text', {
  caught: [
    same('Pricing'),
    same('We bake at night and deliver before seven.'),
    same('Choose Korenaar'),
    ['**Smart** quiz funnel', 'Smart Quiz Funnel'],
    same('[Read the terms](home)'),
  ],
  clean: [
    same('Contact'),
    same('https://bakery.example'),
    same('BTW NL001234567B01'),
    same('{count} / {total}'),
    ['The plans', 'De pakketten'],
  ],
})

test.for([{ text: 'Four words are grave', severity: 'error' }])(
  '$text: $severity',
  ({ text, severity }) => {
    expect(wordFindings('language/untranslated', same(text), 'text')).toMatchObject([{ severity }])
  },
)
