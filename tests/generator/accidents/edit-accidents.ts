import { type Accident, type Case, change } from './korenaar.ts'

/** A file, the line that is told, what stood there and what stands there now. A text alone is a heading. */
type Edit = string | readonly [file: string, line: number, from: string | RegExp, to: string]

const courses = 'nl/pages/courses.yaml'
const about = 'nl/pages/about.yaml'
const faq = 'nl/faqs/home.yaml'
const menu = 'nl/navigation.yaml'

/** What happens at one place of a file, by all that is told of it. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'content/duplicate-id twice': [[courses, 19, 'id: starter', 'id: apron']],
  'content/missing-file folder': [['site.yaml', 3, '[en, nl]', '[en, nl, de]']],
  'facts/lost lost': [[menu, 20, 'Bakkers in {{company.city}}', 'Bakkers in Haarlem']],
  'facts/mismatch missing': [[courses, 15, ' van {{price.course}}', '']],
  'facts/unknown unknown': [[courses, 15, '{{price.course}}', '{{price.cours}}']],
  'facts/value amount': [
    ['facts.yaml', 4, '{ money: 95 }', '\n    money: 95,50'],
    ['facts.yaml', 4, '{ money: 95 }', '\n    money: 1.195,50'],
    ['facts.yaml', 3, '{ money: 95 }', '{ money: 1.195 }'],
    ['facts.yaml', 3, '{ money: 95 }', '{ money: € 95 }'],
    ['facts.yaml', 3, '{ money: 95 }', "{ money: '95' }"],
  ],
  'language/untranslated untranslated': [
    [courses, 22, 'Ontbijt met de bakkers', 'Breakfast with the bakers'],
  ],
  'language/wrong-language foreign': [
    [about, 11, 'Het deeg rust een dag.', 'The dough rests for a day.'],
  ],
  'links/anchor unknown': [[courses, 34, 'about#contact', 'about#contakt']],
  'links/twin otherTarget': [[menu, 7, 'to: about', 'to: home']],
  'markup/broken broken': [[about, 11, 'Het deeg rust', 'Het **deeg rust']],
  'page/hidden-redirect hidden': [['redirects.yaml', 2, '/bread: home', '/about: home']],
  'parity/different-value different': [
    [courses, 17, 'id: apron', 'id: schort'],
    [courses, 24, 'tile: sun', 'tile: key'],
  ],
  'parity/extra-key item': [
    [
      faq,
      11,
      /$/,
      '  - id: parking\n    question: Kan ik parkeren?\n    answer: Ja, voor de deur.\n',
    ],
  ],
  'parity/missing-key item': [
    [courses, 4, / {2}- type: points[\s\S]*?(?= {2}- type: action)/, ''],
    [faq, 2, / {2}- id: gluten[\s\S]*?(?= {2}- id: order)/, ''],
    [faq, 5, / {2}- id: order[\s\S]*/, ''],
    [menu, 2, / {2}- label: Home\n {4}to: home\n/, ''],
  ],
  'parity/missing-key key': [
    [courses, 13, '    heading: Wat je krijgt\n', ''],
    [courses, 12, '  - type: points\n    id: included', '  - id: included'],
  ],
  'parity/order reordered': [
    [
      menu,
      4,
      /( {2}- label: Cursussen\n {4}to: courses\n)( {2}- label: Over ons\n {4}to: about\n)/,
      '$2$1',
    ],
  ],
  'reference/unknown page': [
    ['nl/pages/home.yaml', 12, 'to: courses', 'to: cursussen'],
    ['nl/pages/home.yaml', 12, 'to: courses', 'to: /courses'],
    ['nl/pages/home.yaml', 12, 'to: courses', 'to: /nl/courses'],
    ['redirects.yaml', 2, '/bread: home', '/bread: /home'],
    ['redirects.yaml', 2, '/bread: home', '/bread: hoem'],
  ],
  'reference/unknown tile': [[courses, 24, 'tile: sun', 'tile: oven']],
  'schema/invalid-value comma': [
    ['nl/pages/home.yaml', 12, 'Leer bakken, to', 'Leer brood, koek bakken, to'],
  ],
  'schema/invalid-value decimalComma': [
    ['facts.yaml', 3, '{ money: 95 }', '{ money: 95,50 }'],
    ['facts.yaml', 5, 'percent: 9', 'percent: 9,5'],
  ],
  'schema/invalid-value name': [['redirects.yaml', 2, '/bread: home', 'bread: home']],
  'schema/invalid-value pattern': [['facts.yaml', 7, "'2014-03-01'", '01/03/2014']],
  'schema/unknown-key unknown': [
    ['facts.yaml', 3, '{ money: 95 }', '{ price: 95 }'],
    [courses, 14, '    heading: Wat', '    headnig: Wat'],
  ],
  'schema/unknown-section unknown': [[courses, 12, 'type: points', 'type: lijst']],
  'schema/wrong-type type': [
    [menu, 20, '    - Bakkers in', '    - Bakkers: in'],
    ['facts.yaml', 5, 'percent: 9', 'percent: 9%'],
    ['facts.yaml', 3, '{ money: 95 }', '95'],
    ['facts.yaml', 9, '[2, 3]', '2-3'],
    ['facts.yaml', 12, "'023 123 45 67'", '0231234567'],
    ['facts.yaml', 12, "'023 123 45 67'", '+31231234567'],
    '2026',
    '007',
    '1.10',
    'true',
    'null',
    '',
    '#1 in brood',
    [courses, 15, 'Wat je krijgt', '\n      - Wat\n      - je krijgt'],
    ['site.yaml', 3, '[en, nl]', 'en'],
    ['nl/pages/home.yaml', 12, '{ label: Leer bakken, to: courses }', 'courses'],
    ['facts.yaml', 2, 'money: 4.5', 'money: vier'],
  ],
  'text/brackets single': [[courses, 26, 'Er is plaats', 'Er is (plaats']],
  'text/placeholder waiting': [
    [courses, 26, 'voor zes mensen', 'voor <AANTAL> mensen'],
    [courses, 26, 'voor zes mensen', 'voor [AANTAL] mensen'],
    [courses, 25, 'Elke vrijdag', 'Elke dag (TODO)'],
  ],
  'translation/meaning turned': [
    [courses, 15, '{{price.course}}', '€ 85'],
    [courses, 26, 'zes mensen', '8 mensen'],
  ],
  'yaml/needs-quotes curly': [
    [courses, 14, 'heading: Wat je krijgt', 'heading: “Wat je krijgt”'],
    [courses, 14, 'heading: Wat je krijgt', 'heading: ‘Wat je krijgt’'],
    [courses, 14, 'heading: Wat je krijgt', 'heading: „Wat je krijgt”'],
  ],
  'yaml/needs-quotes cutOff': ['Onze #1 cursus', 'Wij staan # 1'],
  'yaml/syntax AFTER_QUOTE': [
    [courses, 20, 'houd hem', "houd 'm"],
    [courses, 14, 'heading: Wat je krijgt', "heading: 'Wat' je krijgt"],
  ],
  'yaml/syntax APOSTROPHE': [[courses, 14, 'heading: Wat je krijgt', "heading: 's Nachts bakken"]],
  'yaml/syntax BAD_ALIAS': ['**Wat** je krijgt', '&Wat je krijgt'],
  'yaml/syntax BAD_DQ_ESCAPE': [
    [courses, 14, 'heading: Wat je krijgt', 'heading: "Wat \\je krijgt"'],
  ],
  'yaml/syntax BAD_INDENT': [
    [courses, 1, /^title/, ' title'],
    [courses, 19, '      - id: starter', '       - id: starter'],
    [courses, 14, '\n    heading: Wat', '\n   heading: Wat'],
    [courses, 19, '      - id: starter', '     - id: starter'],
    [about, 12, '\n    media: {', '\n   media: {'],
  ],
  'yaml/syntax BAD_SCALAR_START': [
    '@home',
    '`Wat` je krijgt',
    '% korting',
    '> 50 broden',
    '| Wat je krijgt',
    '- Wat je krijgt',
    '? Wat je krijgt',
    '[Nieuw] Wat je krijgt',
    '{Nieuw} Wat je krijgt',
  ],
  'yaml/syntax BLOCK_AS_IMPLICIT_KEY': [
    [courses, 14, 'heading: Wat je krijgt', 'heading: Wat je krijgt: alles'],
  ],
  'yaml/syntax BLOCK_IN_FLOW': [['nl/pages/home.yaml', 12, 'Leer bakken, to', 'Leer bakken to']],
  'yaml/syntax CONFLICT': [
    [
      courses,
      1,
      /title: (.*)\n/,
      '<<<<<<< HEAD\ntitle: $1\n=======\ntitle: Een bakcursus\n>>>>>>> main\n',
    ],
    [
      faq,
      5,
      '  - id: gluten\n',
      '<<<<<<< HEAD\n  - id: gluten\n=======\n  - id: glutenvrij\n>>>>>>> main\n',
    ],
    [
      about,
      11,
      '\n      Het deeg',
      '\n<<<<<<< HEAD\n      Het deeg\n=======\n      Ons deeg\n>>>>>>> main\n      Het deeg',
    ],
  ],
  'yaml/syntax CURLY_QUOTES': [
    [courses, 14, 'heading: Wat je krijgt', 'heading: “Wat je krijgt: alles”'],
  ],
  'yaml/syntax DASH_SPACE': [[courses, 19, '      - id: starter', '      -id: starter']],
  'yaml/syntax DOUBLE_DASH': [[courses, 12, '  - type: points', '  - - type: points']],
  'yaml/syntax DUPLICATE_IN_ITEM': [
    [courses, 15, '    heading: Wat', '    heading: Alles\n    heading: Wat'],
  ],
  'yaml/syntax DUPLICATE_KEY': [
    [courses, 2, 'title: ', 'title: Bakken in {{company.city}} bij ons\ntitle: '],
  ],
  'yaml/syntax LOST_DASH': [
    [faq, 5, '  - id: gluten', '    id: gluten'],
    [faq, 5, '  - id: gluten', '  id: gluten'],
    [faq, 2, '  - id: hours', '    id: hours'],
    [faq, 2, '  - id: hours', '  id: hours'],
    [courses, 12, '  - type: points', '    type: points'],
    [courses, 4, '  - type: hero', '    type: hero'],
    [courses, 28, '  - type: action', '    type: action'],
    [courses, 19, '      - id: starter', '        id: starter'],
    [menu, 4, '  - label: Cursussen', '    label: Cursussen'],
  ],
  'yaml/syntax MONEY': [['facts.yaml', 3, '{ money: 95 }', '{ money: 95,- }']],
  'yaml/syntax MULTILINE_IMPLICIT_KEY': [
    [courses, 14, 'heading: Wat', 'heading Wat'],
    [courses, 14, 'heading: Wat', 'heading; Wat'],
    [courses, 14, 'heading: Wat', 'heading = Wat'],
  ],
  'yaml/syntax MULTIPLE_DOCS': [[courses, 3, 'sections:', '---\nsections:']],
  'yaml/syntax NO_SPACE': [
    [courses, 14, 'heading: Wat', 'heading:Wat'],
    ['facts.yaml', 2, 'bread: {', 'bread:{'],
  ],
  'yaml/syntax ODD_SPACE': [
    [courses, 14, '    heading: Wat', '\u00A0\u00A0\u00A0\u00A0heading: Wat'],
    [courses, 14, '    heading: Wat', '   \u00A0heading: Wat'],
    [courses, 19, '      - id: starter', '\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0- id: starter'],
    [courses, 19, '      - id: starter', '      -\u00A0id: starter'],
    [courses, 14, 'heading: Wat', 'heading:\u00A0Wat'],
    ['facts.yaml', 2, '  bread: { money', '\u00A0\u00A0bread: { money'],
    [courses, 14, '    heading: Wat', '\u3000\u3000heading: Wat'],
  ],
  'yaml/syntax OPEN_BRACKET': [
    [courses, 14, 'heading: Wat je krijgt', 'heading: [Wat je krijgt'],
    ['facts.yaml', 3, '{ money: 95 }', '{ money: 95'],
  ],
  'yaml/syntax OPEN_QUOTE': [
    [courses, 20, "in leven'", 'in leven'],
    [courses, 14, 'heading: Wat je krijgt', 'heading: "Wat je krijgt'],
  ],
  'yaml/syntax TAB_AS_INDENT': [
    [courses, 14, '    heading: Wat', '\theading: Wat'],
    [courses, 14, '    heading: Wat', '  \theading: Wat'],
  ],
  'yaml/syntax TAG': ['!Wat je krijgt'],
  'yaml/syntax TOO_FAR': [
    [courses, 14, '\n    heading: Wat', '\n     heading: Wat'],
    [courses, 14, '\n    heading: Wat', '\n      heading: Wat'],
    [courses, 2, '\ndescription', '\n description'],
    [menu, 5, '    to: courses', '     to: courses'],
  ],
  'yaml/syntax UNQUOTED_FACT': ['{{company.city}} bakt', '{{company.city}}'],
}

const accidentOf = (edit: Edit): readonly [file: string, line: number, accident: Accident] => {
  const [file, line, from, to] =
    typeof edit === 'string'
      ? ([courses, 14, 'heading: Wat je krijgt', `heading: ${edit}`] as const)
      : edit
  return [file, line, change(file, from, to)]
}

export const editAccidents: readonly Case[] = Object.entries(edits).flatMap(([found, all]) =>
  all.map((edit): Case => {
    const [file, line, accident] = accidentOf(edit)
    return [`${found}: ${JSON.stringify(edit)}`, accident, `${file}:${line} ${found}`]
  }),
)
