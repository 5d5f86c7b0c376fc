import { expect, test } from 'vitest'

import { editBoth, inBoth } from '../../edit.ts'
import { checkSmallSite, schemas } from '../../small-site.ts'

import { holdsForSites } from '../sites.ts'

type Wanted = string | Readonly<Record<string, unknown>>

const page = (...sections: readonly Wanted[]) =>
  JSON.stringify({ title: 'Shop', description: 'What we sell', sections: sections.map(example) })

/** A section, or an example of its type. */
const example = (type: Wanted) =>
  typeof type === 'object'
    ? type
    : (schemas.files.get(`sections/${type}.schema.json`)?.examples?.[0] ?? { type, id: type })

const shop = (...sections: readonly Wanted[]) => inBoth('pages/shop.yaml', page(...sections))
const english = (...sections: readonly string[]) => ({ 'en/pages/shop.yaml': page(...sections) })

const plansMenu = 'drawer:\n  - { label: Plans, menu: plans }\n'
const menu = editBoth('navigation.yaml', 'drawer:\n', plansMenu)

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'
/** Pages that show questions. */
const asking = (faqs: string) => ({
  'en/pages/shop.yaml': page('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
  'nl/pages/shop.yaml': page('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
})

test('names the file, at the type of the section', () => {
  const { diagnostics } = checkSmallSite({ ...english('tool-builder') })

  expect(diagnostics.filter(({ code }) => code === 'content/needed-file')).toMatchObject([
    {
      at: { file: 'content/en/pages/shop.yaml', line: 1 },
      path: 'sections[tool-builder].type',
      message:
        'The section "tool-builder" draws from content/en/tool-builder.yaml, and there is no such file.',
      hint: 'Add content/en/tool-builder.yaml, or remove the section.',
    },
  ])
})

test('names the file of a menu', () => {
  const messages = checkSmallSite(menu).diagnostics.map(
    ({ at, message }) => `${at.file} ${message}`,
  )

  expect(messages).toEqual([
    'content/en/navigation.yaml This lists the plans of content/catalog.yaml, and there is no such file.',
    'content/en/navigation.yaml This lists the plans of content/en/catalog.yaml, and there is no such file.',
    'content/nl/navigation.yaml This lists the plans of content/catalog.yaml, and there is no such file.',
    'content/nl/navigation.yaml This lists the plans of content/nl/catalog.yaml, and there is no such file.',
  ])
})

holdsForSites('content/needed-file', {
  caught: {
    'a hero for a plan without plans': shop({
      type: 'hero',
      look: 'offer',
      id: 'top',
      lines: ['Bread'],
      plan: 'small',
    }),
    'Dutch questions that are meant for English only': {
      ...asking('prices'),
      'en/faqs/prices.yaml': `languages: [en]\n${faq}`,
    },
  },
  clean: {
    'the small site': {},
    'questions in one language, which content/missing-file reports': {
      ...asking('prices'),
      'en/faqs/prices.yaml': faq,
    },
  },
})
