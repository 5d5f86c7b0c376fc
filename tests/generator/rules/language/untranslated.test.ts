import { expect, test } from 'vitest'
import { type Both, holdsForWords, wordFindings } from '../words.ts'

const same = (text: string): Both => [text, text]

holdsForWords('language/untranslated', 'text', {
  caught: [
    same('Pricing'),
    same('Free audit'),
    same('See the plans'),
    same('Book a strategy call'),
    same('We bake at night and deliver before seven.'),
    same('Choose Korenaar'),
    same('Ready in {{price.bread}}'),
    ['“Thank you.”', 'Thank you'],
    ['**Smart** quiz funnel', 'Smart Quiz Funnel'],
    ['Understood', 'UNDERSTOOD!'.toLowerCase()],
    ['It’s yours', "It's yours"],
    ['Send it, by email', 'Send it by email'],
    same('Website builder'),
    same('Show more'),
    same('Privacy policy'),
    same('How it works'),
    same('[Read the terms](home)'),
  ],
  clean: [
    same('Contact'),
    same('Home'),
    same('FAQ'),
    same('Blog & video'),
    same('Coach Noor'),
    same('{{price.bread}}'),
    same('hello@bakery.example'),
    same('https://bakery.example'),
    same('© 2026 Korenaar'),
    same('Dashboard'),
    same('SEO + AI'),
    same('€ 12'),
    same('BTW NL001234567B01'),
    same('Breakout'),
    same('Online marketing'),
    same('Google Ads'),
    same('Workshop webdesign'),
    same('{count} / {total}'),
    same('…'),
    ['Pricing', 'Tarieven'],
    ['The plans', 'De pakketten'],
    ['Case study', 'Case'],
    ['Home', 'Homepage'],
  ],
})

test.for([
  { text: 'Three words only', severity: 'warning' },
  { text: 'Four words are grave', severity: 'error' },
])('$text: $severity', ({ text, severity }) => {
  expect(wordFindings('language/untranslated', same(text), 'text')).toMatchObject([{ severity }])
})
