import { expect, test } from 'vitest'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const declared = (at: string) => ({ 'stand-ins.yaml': `- { at: '${at}', needs: The real one. }\n` })

holdsForSites('stand-in/unknown-place', {
  caught: sitesOf(
    [
      'site#brand.names',
      'site#brand[0]',
      'facts#price.bun',
      'facts#prices',
      'facts#price.bread.money.euro',
      'walls#tree',
      'language#nickname',
      'navigation#notice.link',
      'navigation#footer.lines[1]',
      'navigation#footer.lines[x]',
      'pages/home#sections[abuot]',
      'pages/home#sections[about].link',
      'pages/house#title',
      'en/pages/home#title',
      'pages/home.yaml#title',
    ],
    declared,
  ),
  clean: sitesOf(
    [
      'site#origin',
      'site#brand',
      'site#brand.name',
      'site#languages',
      'site#languages[1]',
      'facts#price',
      'facts#price.bread',
      'facts#price.bread.money',
      'walls#flower',
      'walls#flower.rows[1]',
      'language#name',
      'navigation#notice.text',
      'navigation#footer.lines[0]',
      'pages/home#title',
      'pages/home#sections[about].text',
    ],
    declared,
  ),
})

test.for([undefined, '', 'price:\n\tbread: 1\n'])(
  'a file that is %j is reported for itself',
  (text) => {
    const changes = { ...declared('facts#price.bread'), 'facts.yaml': text }
    expect(findingsOfRule('stand-in/unknown-place', changes)).toEqual([])
  },
)

test('points at the entry', () => {
  const [found] = findingsOfRule('stand-in/unknown-place', declared('facts#price.bun'))

  expect(found).toMatchObject({
    at: { file: 'content/stand-ins.yaml', line: 1 },
    message: 'There is nothing at "facts#price.bun".',
  })
})
