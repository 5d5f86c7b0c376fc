import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const words = {
  en: ['We bake it.', 'We bring it.', 'We eat it.', 'We sell it.'],
  nl: ['We bakken het.', 'We brengen het.', 'We eten het.', 'We verkopen het.'],
}
const all = [0, 1, 2, 3]

/** A list of some of the questions, in one language. */
const list = (language: 'en' | 'nl', kept: readonly number[], note = '') =>
  `${note}questions:\n${kept.map((at) => `  - id: q${at}\n    question: ${language === 'en' ? 'What now' : 'Wat nu'}, ${at}?\n    answer: ${words[language][at]}\n`).join('')}`

const questions = (en: readonly number[], nl = en, path = 'faqs/home'): Changes => ({
  [`en/${path}.yaml`]: list('en', en),
  [`nl/${path}.yaml`]: list('nl', nl),
})

/** A site after its questions were confirmed. */
const since = (changes: Changes, before = questions(all)) => ({ ...recorded(before), ...changes })

const goneIn = (changes: Changes) =>
  checkSmallSite(changes)
    .diagnostics.filter(({ code }) => code === 'translation/gone')
    .map(
      ({ at, path, severity, message }) => `${at.file}:${at.line} ${path} ${severity} ${message}`,
    )

const section = (heading: string, text: string) =>
  `  - type: text\n    look: prose\n    id: team\n    heading: ${heading}\n    text: ${text}\n`

const withSection = {
  'en/pages/home.yaml': `${smallSite['en/pages/home.yaml']}${section('Who we are', 'Two bakers.')}`,
  'nl/pages/home.yaml': `${smallSite['nl/pages/home.yaml']}${section('Wie we zijn', 'Twee bakkers.')}`,
}
const withLink = {
  'en/pages/home.yaml': `${withSection['en/pages/home.yaml']}    link: { label: Meet us, to: home }\n`,
  'nl/pages/home.yaml': `${withSection['nl/pages/home.yaml']}    link: { label: Leer ons kennen, to: home }\n`,
}
const withoutSection = {
  'en/pages/home.yaml': smallSite['en/pages/home.yaml'],
  'nl/pages/home.yaml': smallSite['nl/pages/home.yaml'],
}

test('a section that both languages lost is told once, with what it was', () => {
  const found = checkSmallSite(since(withoutSection, withSection)).diagnostics

  expect(found).toMatchObject([
    {
      code: 'translation/gone',
      severity: 'info',
      path: 'sections[team]',
      at: { file: 'content/nl/pages/home.yaml', line: 5 },
      message: '"sections[team]" is gone from English and Dutch; 2 texts of it are on record.',
      changes: [{ label: 'English was', text: 'Who we are' }],
    },
  ])
})

test.for([
  {
    name: 'one question',
    changes: since(questions([0, 1, 2])),
    findings: [
      'content/nl/faqs/home.yaml:2 questions[q3] info "questions[q3]" is gone from English and Dutch; 2 texts of it are on record.',
    ],
  },
  {
    name: 'a section about money',
    changes: since(withoutSection, {
      'en/pages/home.yaml': withSection['en/pages/home.yaml'].replace('Two bakers', 'You pay €50'),
      'nl/pages/home.yaml': withSection['nl/pages/home.yaml'].replace(
        'Twee bakkers',
        'Je betaalt € 50',
      ),
    }),
    findings: [
      'content/nl/pages/home.yaml:5 sections[team] warning "sections[team]" is gone from English and Dutch; 2 texts of it are on record.',
    ],
  },
  {
    name: 'single texts, together',
    changes: since(
      {
        'en/pages/home.yaml': withLink['en/pages/home.yaml']
          .replace('    heading: Who we are\n', '')
          .replace(/ {4}link: .*\n/, ''),
        'nl/pages/home.yaml': withLink['nl/pages/home.yaml']
          .replace('    heading: Wie we zijn\n', '')
          .replace(/ {4}link: .*\n/, ''),
      },
      withLink,
    ),
    findings: [
      'content/nl/pages/home.yaml:10 sections[team].heading info 2 texts that are on record are gone from English and Dutch.',
    ],
  },
])('$name that both languages lost', ({ changes, findings }) => {
  expect(goneIn(changes)).toEqual(findings)
})

test('it is gone from the record once that is accepted', () => {
  const lost = since(questions([0, 1]))
  expect(goneIn(lost)).toHaveLength(2)

  expect(goneIn(recorded(lost))).toEqual([])
})

const renamedIds = (language: 'en' | 'nl') =>
  list(language, all).replaceAll('id: q', 'id: question-')

holdsForSites('translation/gone', {
  caught: {
    'the first question': since(questions([1, 2, 3])),
    'the second question': since(questions([0, 2, 3])),
    'the third question': since(questions([0, 1, 3])),
    'the last question': since(questions([0, 1, 2])),
    'two questions': since(questions([0, 3])),
    'all questions but one': since(questions([2])),
    'a question, where another one is missing in Dutch': since(questions([0, 1, 2], [0, 1])),
    'a question, where another one is missing in English': since(questions([0, 1], [0, 1, 2])),
    'a question of a list in a folder': since(
      questions([0], [0], 'faqs/plans/core'),
      questions(all, all, 'faqs/plans/core'),
    ),
    'a section': since(withoutSection, withSection),
    'a section, and new words elsewhere': since(
      { ...withoutSection, ...edit('nl/pages/home.yaml', 'Bakkerij', 'Bakker') },
      withSection,
    ),
    'a heading': since(
      {
        'en/pages/home.yaml': withSection['en/pages/home.yaml'].replace(
          '    heading: Who we are\n',
          '',
        ),
        'nl/pages/home.yaml': withSection['nl/pages/home.yaml'].replace(
          '    heading: Wie we zijn\n',
          '',
        ),
      },
      withSection,
    ),
    'the lines of a footer': since({
      ...edit('en/navigation.yaml', '  lines: [Haarlem]\n', ''),
      ...edit('nl/navigation.yaml', '  lines: [Haarlem]\n', ''),
    }),
    'the button of a notice': since({
      ...edit('en/navigation.yaml', / {2}button: .*\n/, ''),
      ...edit('nl/navigation.yaml', / {2}button: .*\n/, ''),
    }),
    'the text of a notice': since({
      ...edit('en/navigation.yaml', /notice:\n.*\n.*\n/, ''),
      ...edit('nl/navigation.yaml', /notice:\n.*\n.*\n/, ''),
    }),
  },
  clean: {
    'nothing is lost': since({}),
    'no record at all': questions(all),
    'a question that Dutch lost': since(questions(all, [0, 1, 2])),
    'a question that English lost': since(questions([0, 1, 2], all)),
    'another order': since(questions([3, 2, 1, 0])),
    'questions with other ids': since({
      'en/faqs/home.yaml': renamedIds('en'),
      'nl/faqs/home.yaml': renamedIds('nl'),
    }),
    'new words in both languages': since({
      'en/faqs/home.yaml': list('en', all).replace('bake', 'make'),
      'nl/faqs/home.yaml': list('nl', all).replace('bakken', 'maken'),
    }),
    'new words in English': since({ 'en/faqs/home.yaml': list('en', all).replace('bake', 'make') }),
    'new words in Dutch': since({
      'nl/faqs/home.yaml': list('nl', all).replace('bakken', 'maken'),
    }),
    'a question more': since(questions(all), questions([0, 1, 2])),
    'a file that Dutch lost': since({ 'nl/faqs/home.yaml': undefined }),
    'a file that both lost': since({
      'en/faqs/home.yaml': undefined,
      'nl/faqs/home.yaml': undefined,
    }),
    'a file that cannot be read': since({ 'nl/faqs/home.yaml': 'questions: [\n' }),
    'a record that cannot be read': since({ '.state/nl/faqs/home.yaml': 'a: [\n' }),
    'a comment': since({ 'en/faqs/home.yaml': list('en', all, '# Ours.\n') }),
    'a section that is new': since(withSection, {}),
    'a section whose text moved into another one': since(
      {
        'en/pages/home.yaml': withSection['en/pages/home.yaml'].replace('id: team', 'id: us'),
        'nl/pages/home.yaml': withSection['nl/pages/home.yaml'].replace('id: team', 'id: us'),
      },
      withSection,
    ),
  },
})
