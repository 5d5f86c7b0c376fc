import { expect, test } from 'vitest'
import type { Changes } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const fields = 'fields: []\n'
const questions = 'questions: []\n'

/** Forms and quizzes, each as the folder and the name of its file. */
const site = (forms: readonly string[], quizzes: readonly string[]): Changes => ({
  ...Object.fromEntries(forms.map((form) => [`${form.replace('/', '/forms/')}.yaml`, fields])),
  ...Object.fromEntries(
    quizzes.map((quiz) => [`${quiz.replace('/', '/quizzes/')}.yaml`, questions]),
  ),
})

const names = ['order', 'free-audit', 'über-uns']

holdsForSites('content/taken-name', {
  caught: {
    ...sitesOf(names, (name) => site([`en/${name}`], [`en/${name}`])),
    'a form of one language': site(['en/order'], ['nl/order']),
    'among other quizzes': site(['en/ask'], ['en/taste', 'en/ask']),
    'two of them': site(['en/order', 'en/ask'], ['en/order', 'en/ask']),
  },
  clean: {
    ...sitesOf(names, (name) => site([`en/${name}`], [`en/${name}-quiz`])),
    'forms alone': site(['en/order', 'nl/order'], []),
    'nothing that is sent': {},
    'a page of that name': { ...site(['en/order'], []), 'en/pages/order.yaml': 'title: Order\n' },
    'questions of that name': { ...site([], ['en/order']), 'en/faqs/order.yaml': questions },
  },
})

test('is told at the quiz, and shows the form of its language', () => {
  const [found, ...others] = findingsOfRule(
    'content/taken-name',
    site(['en/order', 'nl/order'], ['nl/order']),
  )
  expect(others).toEqual([])
  expect(found).toMatchObject({
    at: { file: 'content/nl/quizzes/order.yaml' },
    message: 'A form has the name "order" too.',
    related: [{ at: { file: 'content/nl/forms/order.yaml' } }],
  })
})
