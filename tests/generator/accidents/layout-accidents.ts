import { type Case, change } from './korenaar.ts'

const courses = 'nl/pages/courses.yaml'
const about = 'nl/pages/about.yaml'
const faq = 'nl/faqs/home.yaml'
const menu = 'nl/navigation.yaml'

/** What happens to spaces, dashes, colons and quotes. */
export const layoutAccidents: readonly Case[] = [
  [
    'a key with so many spaces that it joins the text above',
    change(about, '    media: {', '      media: {'),
    'nl/pages/about.yaml:8 translation/meaning came',
    'nl/pages/about.yaml:12 yaml/swallowed-line key',
  ],
  [
    'a lost dash before a question',
    change(faq, '  - id: gluten', '    id: gluten'),
    'nl/faqs/home.yaml:5 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash, and the key moved to its place',
    change(faq, '  - id: gluten', '  id: gluten'),
    'nl/faqs/home.yaml:5 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before the first question',
    change(faq, '  - id: hours', '    id: hours'),
    'nl/faqs/home.yaml:2 yaml/syntax LOST_DASH',
  ],
  [
    'the first dash lost, and the key moved',
    change(faq, '  - id: hours', '  id: hours'),
    'nl/faqs/home.yaml:2 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before a section',
    change(courses, '  - type: points', '    type: points'),
    'nl/pages/courses.yaml:12 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before the first section',
    change(courses, '  - type: hero', '    type: hero'),
    'nl/pages/courses.yaml:4 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before the last section',
    change(courses, '  - type: action', '    type: action'),
    'nl/pages/courses.yaml:28 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before an item',
    change(courses, '      - id: starter', '        id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax LOST_DASH',
  ],
  [
    'a lost dash before an item of a menu',
    change(menu, '  - label: Cursussen', '    label: Cursussen'),
    'nl/navigation.yaml:4 yaml/syntax LOST_DASH',
  ],
  [
    'a dash without a space',
    change(courses, '      - id: starter', '      -id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax DASH_SPACE',
  ],
  [
    'a dash too many',
    change(courses, '  - type: points', '  - - type: points'),
    'nl/pages/courses.yaml:12 yaml/syntax DOUBLE_DASH',
  ],
  [
    'one space too many before a key',
    change(courses, '\n    heading: Wat', '\n     heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax TOO_FAR',
  ],
  [
    'two spaces too many before a key',
    change(courses, '\n    heading: Wat', '\n      heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax TOO_FAR',
  ],
  [
    'one space too many at the start of the file',
    change(courses, /^title/, ' title'),
    'nl/pages/courses.yaml:1 yaml/syntax BAD_INDENT',
  ],
  [
    'one space too many before the second key of the file',
    change(courses, '\ndescription', '\n description'),
    'nl/pages/courses.yaml:2 yaml/syntax TOO_FAR',
  ],
  [
    'one space too many in a menu',
    change(menu, '    to: courses', '     to: courses'),
    'nl/navigation.yaml:5 yaml/syntax TOO_FAR',
  ],
  [
    'one space too many before a dash',
    change(courses, '      - id: starter', '       - id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax BAD_INDENT',
  ],
  [
    'one space too few before a key',
    change(courses, '\n    heading: Wat', '\n   heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_INDENT',
  ],
  [
    'one space too few before a dash',
    change(courses, '      - id: starter', '     - id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax BAD_INDENT',
  ],
  [
    'one space too few after a long text',
    change(about, '\n    media: {', '\n   media: {'),
    'nl/pages/about.yaml:12 yaml/syntax BAD_INDENT',
  ],
  [
    'a tab before a key',
    change(courses, '    heading: Wat', '\theading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax TAB_AS_INDENT',
  ],
  [
    'a tab between spaces',
    change(courses, '    heading: Wat', '  \theading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax TAB_AS_INDENT',
  ],
  [
    'no-break spaces before a key',
    change(courses, '    heading: Wat', '\u00A0\u00A0\u00A0\u00A0heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax ODD_SPACE',
  ],
  [
    'one no-break space before a key',
    change(courses, '    heading: Wat', '   \u00A0heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax ODD_SPACE',
  ],
  [
    'no-break spaces before a dash',
    change(courses, '      - id: starter', '\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0- id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax ODD_SPACE',
  ],
  [
    'a no-break space after a dash',
    change(courses, '      - id: starter', '      -\u00A0id: starter'),
    'nl/pages/courses.yaml:19 yaml/syntax ODD_SPACE',
  ],
  [
    'a no-break space after a colon',
    change(courses, 'heading: Wat', 'heading:\u00A0Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax ODD_SPACE',
  ],
  [
    'no-break spaces before a fact',
    change('facts.yaml', '  bread: { money', '\u00A0\u00A0bread: { money'),
    'facts.yaml:2 yaml/syntax ODD_SPACE',
  ],
  [
    'a Japanese space before a key',
    change(courses, '    heading: Wat', '\u3000\u3000heading: Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax ODD_SPACE',
  ],
  [
    'a colon without a space',
    change(courses, 'heading: Wat', 'heading:Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax NO_SPACE',
  ],
  [
    'a colon that is lost',
    change(courses, 'heading: Wat', 'heading Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax MULTILINE_IMPLICIT_KEY',
  ],
  [
    'a semicolon for a colon',
    change(courses, 'heading: Wat', 'heading; Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax MULTILINE_IMPLICIT_KEY',
  ],
  [
    'an equals sign for a colon',
    change(courses, 'heading: Wat', 'heading = Wat'),
    'nl/pages/courses.yaml:14 yaml/syntax MULTILINE_IMPLICIT_KEY',
  ],
  [
    'a colon inside a text',
    change(courses, 'heading: Wat je krijgt', 'heading: Wat je krijgt: alles'),
    'nl/pages/courses.yaml:14 yaml/syntax BLOCK_AS_IMPLICIT_KEY',
  ],
  [
    'a colon inside an item of a list',
    change(menu, '    - Bakkers in', '    - Bakkers: in'),
    'nl/navigation.yaml:20 schema/wrong-type type',
  ],
  [
    'a quote that is not closed',
    change(courses, "in leven'", 'in leven'),
    'nl/pages/courses.yaml:20 yaml/syntax OPEN_QUOTE',
  ],
  [
    'a double quote that is not closed',
    change(courses, 'heading: Wat je krijgt', 'heading: "Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax OPEN_QUOTE',
  ],
  [
    'an apostrophe inside single quotes',
    change(courses, 'houd hem', "houd 'm"),
    'nl/pages/courses.yaml:20 yaml/syntax AFTER_QUOTE',
  ],
  [
    'an apostrophe at the start',
    change(courses, 'heading: Wat je krijgt', "heading: 's Nachts bakken"),
    'nl/pages/courses.yaml:14 yaml/syntax APOSTROPHE',
  ],
  [
    'a text after a quote',
    change(courses, 'heading: Wat je krijgt', "heading: 'Wat' je krijgt"),
    'nl/pages/courses.yaml:14 yaml/syntax AFTER_QUOTE',
  ],
  [
    'curly quotes around a text with a colon',
    change(courses, 'heading: Wat je krijgt', 'heading: “Wat je krijgt: alles”'),
    'nl/pages/courses.yaml:14 yaml/syntax CURLY_QUOTES',
  ],
  [
    'curly quotes around a text',
    change(courses, 'heading: Wat je krijgt', 'heading: “Wat je krijgt”'),
    'nl/pages/courses.yaml:14 yaml/needs-quotes curly',
  ],
  [
    'curly single quotes around a text',
    change(courses, 'heading: Wat je krijgt', 'heading: ‘Wat je krijgt’'),
    'nl/pages/courses.yaml:14 yaml/needs-quotes curly',
  ],
  [
    'low quotes around a text',
    change(courses, 'heading: Wat je krijgt', 'heading: „Wat je krijgt”'),
    'nl/pages/courses.yaml:14 yaml/needs-quotes curly',
  ],
  [
    'a backslash between double quotes',
    change(courses, 'heading: Wat je krijgt', 'heading: "Wat \\je krijgt"'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_DQ_ESCAPE',
  ],
  [
    'the markers of a conflict',
    change(
      courses,
      /title: (.*)\n/,
      '<<<<<<< HEAD\ntitle: $1\n=======\ntitle: Een bakcursus\n>>>>>>> main\n',
    ),
    'nl/pages/courses.yaml:1 yaml/syntax CONFLICT',
  ],
  [
    'a conflict inside a list',
    change(
      faq,
      '  - id: gluten\n',
      '<<<<<<< HEAD\n  - id: gluten\n=======\n  - id: glutenvrij\n>>>>>>> main\n',
    ),
    'nl/faqs/home.yaml:5 yaml/syntax CONFLICT',
  ],
  [
    'a conflict inside a long text',
    change(
      about,
      '\n      Het deeg',
      '\n<<<<<<< HEAD\n      Het deeg\n=======\n      Ons deeg\n>>>>>>> main\n      Het deeg',
    ),
    'nl/pages/about.yaml:11 yaml/syntax CONFLICT',
  ],
  [
    'a key twice',
    change(courses, 'title: ', 'title: Bakken in {{company.city}} bij ons\ntitle: '),
    'nl/pages/courses.yaml:2 yaml/syntax DUPLICATE_KEY',
  ],
  [
    'a key twice in a section',
    change(courses, '    heading: Wat', '    heading: Alles\n    heading: Wat'),
    'nl/pages/courses.yaml:15 yaml/syntax DUPLICATE_IN_ITEM',
  ],
  [
    'a bracket that is not closed',
    change(courses, 'heading: Wat je krijgt', 'heading: [Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax OPEN_BRACKET',
  ],
  [
    'a brace that is not closed',
    change('facts.yaml', '{ money: 95 }', '{ money: 95'),
    'facts.yaml:3 yaml/syntax OPEN_BRACKET',
  ],
  [
    'a comma that is lost between braces',
    change('nl/pages/home.yaml', 'Leer bakken, to', 'Leer bakken to'),
    'nl/pages/home.yaml:12 yaml/syntax BLOCK_IN_FLOW',
  ],
  [
    'three dashes in the middle',
    change(courses, 'sections:', '---\nsections:'),
    'nl/pages/courses.yaml:3 yaml/syntax MULTIPLE_DOCS',
  ],
]
