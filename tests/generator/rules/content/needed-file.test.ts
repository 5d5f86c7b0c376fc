import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, schemas } from '../../small-site.ts'
import { toolBuilder } from '../quiz-site.ts'
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
const dutch = (...sections: readonly string[]) => ({ 'nl/pages/shop.yaml': page(...sections) })
const plansMenu = 'drawer:\n  - { label: Plans, menu: plans }\n'
const menu = editBoth('navigation.yaml', 'drawer:\n', plansMenu)
const dutchMenu = edit('nl/navigation.yaml', 'drawer:\n', plansMenu)
const builder = { 'en/tool-builder.yaml': toolBuilder({ languages: ['en'] }) }
const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'
/** Pages that show questions. */
const asking = (faqs: string) => ({
  'en/pages/shop.yaml': page('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
  'nl/pages/shop.yaml': page('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
})
const catalogue: Changes = catalogSite

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
    'plan cards without plans': shop('plans'),
    'a hero for a plan without plans': shop({
      type: 'hero',
      look: 'offer',
      id: 'top',
      lines: ['Bread'],
      plan: 'small',
    }),
    'plans in English only': english('plans'),
    'plans in Dutch only': dutch('plans'),
    'plan cards after another section': shop('text', 'plans'),
    'a tool builder without its file': shop('tool-builder'),
    'a tool builder in English only': english('tool-builder'),
    'a tool builder in Dutch, whose file is English': { ...builder, ...dutch('tool-builder') },
    'a tool builder in both languages, of which one has its file': {
      ...builder,
      ...shop('tool-builder'),
    },
    'a tool builder and plans': shop('tool-builder', 'plans'),
    'a menu of plans': menu,
    'a menu of plans in Dutch only': dutchMenu,
    'plans without any words': {
      ...catalogue,
      ...{ 'en/catalog.yaml': undefined, 'nl/catalog.yaml': undefined },
    },
    'a tool builder after another section': shop('statement', 'tool-builder'),
    'Dutch questions that are meant for English only': {
      ...asking('prices'),
      'en/faqs/prices.yaml': `languages: [en]\n${faq}`,
    },
  },
  clean: {
    'plans without Dutch words, which content/missing-file reports': {
      ...catalogue,
      'nl/catalog.yaml': undefined,
    },
    'words without plans, which content/missing-file reports': {
      ...catalogue,
      'catalog.yaml': undefined,
    },
    'the small site': {},
    'a catalogue and its pages': catalogue,
    'a catalogue that nothing shows': {
      'catalog.yaml': catalogue['catalog.yaml'],
      'en/catalog.yaml': catalogue['en/catalog.yaml'],
    },
    'plan cards': { ...catalogue, ...shop('plans') },
    'a hero without a plan': shop('hero'),
    'a hero for a plan': {
      ...catalogue,
      ...shop({ type: 'hero', look: 'offer', id: 'top', lines: ['Bread'], plan: 'small' }),
    },
    'plan cards in Dutch only': { ...catalogue, ...dutch('plans') },
    'a menu of plans': { ...catalogue, ...menu },
    'a menu of languages': editBoth(
      'navigation.yaml',
      'drawer:\n',
      'drawer:\n  - { label: Language, menu: languages }\n',
    ),
    'a tool builder': { ...builder, ...english('tool-builder') },
    'questions in both languages': { ...asking('prices'), ...inBoth('faqs/prices.yaml', faq) },
    'questions in one language, which content/missing-file reports': {
      ...asking('prices'),
      'en/faqs/prices.yaml': faq,
    },
    'questions in no language, which reference/unknown reports': asking('prices'),
    'a tool builder in both languages': {
      ...shop('tool-builder'),
      ...inBoth('tool-builder.yaml', toolBuilder()),
    },
    'a tool builder that no page shows': builder,
    'a sitemap': shop('sitemap'),
    'sections that need nothing': shop('statement', 'action', 'quote'),
    'a section of an unknown type': shop('plan-list'),
  },
})
