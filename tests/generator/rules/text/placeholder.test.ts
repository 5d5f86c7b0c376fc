import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfRule } from '../sites.ts'

holdsFor('text/placeholder', {
  caught: [
    english('These terms hold from [date].'),
    english('Dear {name}, welcome'),
    english('Lorem ipsum dolor sit amet'),
    english('Placeholder text'),
    english('EN: Plan a call'),
    dutch('xxx'),
  ],
  clean: [
    english('A guide [PDF] to download'),
    english('xx, the team'),
    dutch('Vanaf {{price.core}} exclusief btw'),
    dutch('Bijvoorbeeld een bakker in Haarlem'),
    dutch('Zo ziet jouw tekst hieronder eruit'),
  ],
})

test.for([['{plan}', []]] as const)(
  'a heading that the site fills in may have %s',
  ([name, messages]) => {
    const found = findingsOfRule('text/placeholder', {
      'en/pages/plans.yaml': `title: Plans
description: Of the bakery
sections:
  - { type: plans, look: explorer, id: features, heading: 'In ${name}', plan: core }
`,
    })

    expect(found.map(({ message }) => message)).toEqual(messages)
  },
)
