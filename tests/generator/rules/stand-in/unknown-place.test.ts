import { expect, test } from 'vitest'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const declared = (at: string) => ({ 'stand-ins.yaml': `- { at: '${at}', needs: The real one. }\n` })

holdsForSites('stand-in/unknown-place', {
  caught: sitesOf(
    [
      'facts#price.bread.money.euro',
      'walls#tree',
      'language#nickname',
      'navigation#footer.lines[1]',
      'pages/home#sections[about].link',
    ],
    declared,
  ),
  clean: sitesOf(
    [
      'site#origin',
      'facts#price.bread.money',
      'walls#flower.rows[1]',
      'navigation#footer.lines[0]',
      'pages/home#sections[about].text',
    ],
    declared,
  ),
})

test.for([undefined])('a file that is %j is reported for itself', (text) => {
  const changes = { ...declared('facts#price.bread'), 'facts.yaml': text }
  expect(findingsOfRule('stand-in/unknown-place', changes)).toEqual([])
})

test('points at the entry', () => {
  const [found] = findingsOfRule('stand-in/unknown-place', declared('facts#price.bun'))

  expect(found).toMatchObject({
    at: { file: 'content/stand-ins.yaml', line: 1 },
    message: 'There is nothing at "facts#price.bun".',
  })
})
