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
    'a clause with the id of its section': page(legal('terms', 'terms')),
    'the second clause': page(legal('terms', 'data', 'terms')),
    'the last of three clauses': page(legal('terms', 'data', 'rights', 'terms')),
    'a clause with the id of a section before': page(statement('data'), legal('terms', 'data')),
    'a clause with the id of a section after': page(legal('terms', 'data'), statement('data')),
    'a clause with the id of a section far below': page(
      legal('terms', 'data'),
      statement('bread'),
      statement('data'),
    ),
    'clauses of two sections': page(legal('terms', 'data'), legal('policy', 'data')),
    'clauses of two sections, in other places': page(
      legal('terms', 'rights', 'data'),
      legal('policy', 'data', 'cookies'),
    ),
    'two of them': page(legal('terms', 'data', 'rights'), legal('policy', 'data', 'rights')),
    'a clause with the id of the other section': page(
      legal('terms', 'policy'),
      legal('policy', 'x'),
    ),
    'a section with the id of the page': page(statement('main')),
    'a clause with the id of the page': page(legal('terms', 'main')),
    'the second section with the id of the page': page(statement('bread'), statement('main')),
    'in English only': { 'en/pages/terms.yaml': text(legal('terms', 'terms')) },
    'in Dutch only': { 'nl/pages/terms.yaml': text(legal('terms', 'terms')) },
  },
  clean: {
    'the small site': {},
    'one section': page(statement('bread')),
    'two sections': page(statement('bread'), statement('cake')),
    'two sections with one id, which another rule reports': page(
      statement('bread'),
      statement('bread'),
    ),
    'a legal section': page(legal('terms', 'data')),
    'many clauses': page(legal('terms', 'data', 'rights', 'cookies', 'contact')),
    'two clauses with one id, which another rule reports': page(legal('terms', 'data', 'data')),
    'two legal sections': page(legal('terms', 'data'), legal('policy', 'cookies')),
    'a legal section and others': page(statement('bread'), legal('terms', 'data')),
    'an id that begins alike': page(statement('data'), legal('terms', 'data-kept')),
    'an id in another case': page(statement('data'), legal('terms', 'Data')),
    'the same id on another page': {
      ...page(legal('terms', 'data')),
      ...inBoth('pages/policy.yaml', text(legal('policy', 'data'))),
    },
    'the id of the page in a longer one': page(statement('main-part')),
    'a page without sections': page(),
    'an id of an item that has no address': page({
      type: 'points',
      look: 'rows',
      id: 'points',
      heading: 'Points',
      points: [{ id: 'points', title: 'A', text: 'B' }],
    }),
  },
})
