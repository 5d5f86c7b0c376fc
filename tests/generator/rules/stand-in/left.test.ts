import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

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

test('is an error at the place, with the entry beside it', () => {
  const found = findingsOfRule('stand-in/left', declared('facts#price.bread', 'pages/home#title'))

  expect(
    found.map(({ at, severity, message }) => `${at.file}:${at.line} ${severity} ${message}`),
  ).toEqual([
    'content/facts.yaml:2 error This is a stand-in. Needed: The real one.',
    'content/en/pages/home.yaml:2 error This is a stand-in. Needed: The real one.',
  ])
  expect(found.map(({ related = [] }) => related.map(({ at }) => at.line))).toEqual([[1], [2]])
})

test('is told in a release only', () => {
  const isTold = (isRelease: boolean) =>
    checkSmallSiteWholly(declared('site#origin'), 'en', isRelease).diagnostics.some(
      ({ code }) => code === 'stand-in/left',
    )

  expect([isTold(false), isTold(true)]).toEqual([false, true])
})
