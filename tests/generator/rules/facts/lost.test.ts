import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { holdsFor } from '../corpus.ts'
import { type EnglishAndDutch, findingsOfPair } from '../pair.ts'
import { findingsOfRule } from '../sites.ts'

const email = '{{company.email}}'

holdsFor('facts/lost', {
  caught: [
    [`Write to ${email}.`, 'Schrijf ons.'],
    [`Or mail ${email} at night`, 'Of mail ’s nachts'],
    [`See {{ company.email }}`, 'Kijk daar'],
    [`${email} is read every day.`, 'We lezen elke dag onze mail.'],
    [`Ask ${email}, we answer within a day.`, 'Vraag het, we antwoorden binnen een dag.'],
  ],
  clean: [
    [`Write to ${email}.`, `Schrijf naar ${email}.`],
    ['From {{price.core}}', 'Vanaf € 599'],
    ['{{payment.start}} at the start', 'Een kwart vooraf'],
    ['{{clients.served}} clients', 'Veel klanten'],
    ['Mail hello@bakery.example', 'Mail ons'],
  ],
})

test('a fact that the translation has beside it is not lost', () => {
  const pair: EnglishAndDutch = [`Write to ${email}.`, 'Schrijf ons.']
  const facts = { 'facts.yaml': 'company:\n  email: { text: hello@bakery.example }\n' }
  const callout = (text: string, label: string) =>
    `    link: { label: "${label}", to: home }\n    text: "${text}"\n`
  const found = findingsOfRule('facts/lost', {
    ...facts,
    ...edit('en/pages/home.yaml', /heading|text: .*/, callout(pair[0], 'Go').trimStart()),
    ...edit('nl/pages/home.yaml', /heading|text: .*/, callout(pair[1], 'Ga').trimStart()),
  })
  expect(found.map(({ message }) => message)).toEqual([
    'English fills in {{company.email}} here, Dutch does not.',
  ])
  expect(findingsOfPair('facts/lost', pair, 'nl').map(({ message }) => message)).toEqual([
    'Het Engels vult hier {{company.email}} in, het Nederlands niet.',
  ])
})
