import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** A document, by its id and those of its clauses. */
const legal = (id: string, ...clauses: readonly string[]) => ({
  type: 'document',
  id,
  heading: 'Terms',
  contents: 'Contents',
  dates: [],
  clauses: clauses.map((clause) => ({ id: clause, heading: clause, text: 'So it is.' })),
})
const statement = (id: string) => ({
  type: 'text',
  look: 'statement',
  id,
  tile: 'key',
  text: 'Bread.',
})

const text = (...sections: readonly object[]) =>
  JSON.stringify({ title: 'Terms', description: 'Our terms', sections })
const page = (...sections: readonly object[]) => inBoth('pages/terms.yaml', text(...sections))

test('shows both parts', () => {
  const { diagnostics } = checkSmallSite({
    'en/pages/terms.yaml': text(legal('terms', 'data', 'terms')),
  })

  expect(diagnostics.filter(({ code }) => code === 'page/duplicate-anchor')).toMatchObject([
    {
      at: { file: 'content/en/pages/terms.yaml' },
      path: 'sections[terms].clauses[terms].id',
      message: '"terms" is the address of another part of this page too.',
      related: [{ message: 'The other part is here.' }],
    },
  ])
})

holdsForSites('page/duplicate-anchor', {
  caught: {
    'a clause with the id of a section after': page(legal('terms', 'data'), statement('data')),
    'a section with the id of the page': page(statement('main')),
  },
  clean: {
    'the small site': {},
    'two clauses with one id, which another rule reports': page(legal('terms', 'data', 'data')),
  },
})
