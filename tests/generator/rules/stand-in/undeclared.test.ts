import { expect, test } from 'vitest'
import { type Changes, smallSite } from '../../small-site.ts'
import { callout } from '../callout.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

/** A site that is at a real address. */
const real: Changes = {
  'stand-ins.yaml': undefined,
  ...Object.fromEntries(
    ['en/navigation.yaml', 'nl/navigation.yaml'].map((file) => [
      file,
      smallSite[file]?.replace('bakery.example', 'korenaar.nl'),
    ]),
  ),
  'site.yaml': 'brand: { name: Korenaar }\norigin: https://korenaar.nl\nlanguages: [en, nl]\n',
}

const withFact = (text: string) => ({
  ...real,
  'facts.yaml': `price:\n  bread: { money: 4 }\ncompany:\n  fact: { text: '${text}' }\n`,
})
const withLink = (target: string) => ({ ...real, ...callout(`Read [more](${target}) of it.`) })
const withOrigin = (origin: string) => ({
  ...real,
  'site.yaml': real['site.yaml']?.replace('https://korenaar.nl', origin),
})

holdsForSites('stand-in/undeclared', {
  caught: {
    ...sitesOf(
      [
        'info@mail.bakery.test',
        'https://example.com',
        'https://www.example.org/path?x=1',
        'HTTPS://BAKERY.EXAMPLE',
      ],
      withFact,
    ),
    ...sitesOf(['https://example.net/a', '//bakery.invalid'], withLink),
    ...sitesOf([], withOrigin),
  },
  clean: {
    'a stand-in with a misspelt key, which the schema reports': {
      ...real,
      'site.yaml': smallSite['site.yaml'],
      'stand-ins.yaml': '- { at: site#origin, need: The address of the site. }\n',
    },
    ...sitesOf(['https://myexample.com'], withFact),
    ...sitesOf([], withLink),
  },
})

test('is told once for all languages, with what to declare', () => {
  const found = findingsOfRule('stand-in/undeclared', withLink('https://bakery.example'))

  expect(found.map(({ at, hint }) => [at.file, hint])).toEqual([
    [
      'content/en/pages/home.yaml',
      'Put the real one here, or declare it in stand-ins.yaml: at: pages/home#sections[call].text',
    ],
  ])
})
