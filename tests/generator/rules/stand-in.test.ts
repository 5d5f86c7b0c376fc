import { expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly, smallSite } from '../small-site.ts'
import { callout } from './callout.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const places = [
  'site#origin',
  'facts#price.bread.money',
  'language#name',
  'navigation#footer.lines[0]',
  'pages/home#sections[about].text',
]

/** Places that are not there. Another rule tells of them. */
const gone = [
  'site#brand.names',
  'walls#tree',
  'navigation#footer.lines[1]',
  'pages/home#sections[about].link',
]

const declared = (...all: readonly string[]) => ({
  'stand-ins.yaml': all.map((at) => `- { at: '${at}', needs: The real one. }\n`).join(''),
})

holdsForSites('stand-in/left', {
  caught: sitesOf(places, declared),
  clean: { ...sitesOf(gone, declared), 'no entry': { 'stand-ins.yaml': '[]\n' } },
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
  },
  clean: {
    'a stand-in with a misspelt key, which the schema reports': {
      ...real,
      'site.yaml': smallSite['site.yaml'],
      'stand-ins.yaml': '- { at: site#origin, need: The address of the site. }\n',
    },
    ...sitesOf(['https://myexample.com'], withFact),
  },
})

const declaredAt = (at: string) => ({
  'stand-ins.yaml': `- { at: '${at}', needs: The real one. }\n`,
})

holdsForSites('stand-in/unknown-place', {
  caught: sitesOf(
    [
      'facts#price.bread.money.euro',
      'walls#tree',
      'language#nickname',
      'navigation#footer.lines[1]',
      'pages/home#sections[about].link',
    ],
    declaredAt,
  ),
  clean: {
    'a file that is not there': { ...declaredAt('facts#price.bread'), 'facts.yaml': undefined },
    ...sitesOf(
      [
        'site#origin',
        'facts#price.bread.money',
        'walls#flower.rows[1]',
        'navigation#footer.lines[0]',
        'pages/home#sections[about].text',
      ],
      declaredAt,
    ),
  },
})
