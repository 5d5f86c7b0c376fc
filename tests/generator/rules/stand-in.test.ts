import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { type Changes, checkSmallSiteWholly } from '../small-site.ts'
import { callout } from './pieces.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const declared = (at: string) => ({
  'stand-ins.yaml': `- { at: '${at}', needs: The real one. }\n`,
})

holdsForSites('stand-in/left', {
  told: {
    'a place in two languages': [
      declared('pages/home#sections[about].text'),
      'en/pages/home.yaml:8 This is a stand-in. Needed: The real one.',
    ],
    'a place that is gone': [
      declared('walls#tree'),
      'stand-ins.yaml:1 There is nothing at "walls#tree".',
    ],
  },
  clean: { 'no entry': { 'stand-ins.yaml': '[]\n' } },
})

test('is told in a release only', () => {
  const isTold = (isRelease: boolean) =>
    checkSmallSiteWholly(declared('site#origin'), 'en', isRelease).diagnostics.some(
      ({ code }) => code === 'stand-in/left',
    )
  expect([isTold(false), isTold(true)]).toEqual([false, true])
})

/** A site that is at a real address. */
const real: Changes = {
  'stand-ins.yaml': undefined,
  ...editBoth('navigation.yaml', 'bakery.example', 'korenaar.nl'),
  ...edit('site.yaml', 'bakery.example', 'korenaar.nl'),
}

const withFact = (text: string) => ({
  ...real,
  'facts.yaml': `price:\n  bread: { money: 4 }\ncompany:\n  fact: { text: '${text}' }\n`,
})

const withLink = (target: string) => ({ ...real, ...callout(`Read [more](${target}) of it.`) })

const reserved = (address: string) => `"${address}" is an address that never exists.`

holdsForSites('stand-in/undeclared', {
  told: {
    'a link, in the first language': [
      withLink('//bakery.invalid'),
      `en/pages/home.yaml:13 ${reserved('//bakery.invalid')}`,
    ],
  },
  caught: sitesOf(
    ['info@mail.bakery.test', 'https://www.example.org/path?x=1', 'HTTPS://BAKERY.EXAMPLE'],
    withFact,
  ),
  clean: {
    'a fact that is declared': { ...withFact('https://example.com'), ...declared('facts#company') },
    ...sitesOf(['https://myexample.com'], withFact),
  },
})
