import { both, type Case, change } from './korenaar.ts'

const courses = 'nl/pages/courses.yaml'
const heading = (text: string) => change(courses, 'heading: Wat je krijgt', `heading: ${text}`)
const fact = (value: string) => change('facts.yaml', '{ money: 95 }', value)

/** What YAML reads as something else than was written. */
export const valueAccidents: readonly Case[] = [
  [
    'a decimal comma between braces',
    fact('{ money: 95,50 }'),
    'facts.yaml:3 schema/invalid-value decimalComma',
  ],
  [
    'a decimal comma on a line of its own',
    fact('\n    money: 95,50'),
    'facts.yaml:4 facts/value amount',
  ],
  [
    'a decimal comma in a percentage',
    change('facts.yaml', 'percent: 9', 'percent: 9,5'),
    'facts.yaml:5 schema/invalid-value decimalComma',
  ],
  [
    'thousands and decimals as in Dutch',
    fact('\n    money: 1.195,50'),
    'facts.yaml:4 facts/value amount',
  ],
  ['a point between thousands', fact('{ money: 1.195 }'), 'facts.yaml:3 facts/value amount'],
  ['a price with a euro sign', fact('{ money: € 95 }'), 'facts.yaml:3 facts/value amount'],
  ['a price with a dash', fact('{ money: 95,- }'), 'facts.yaml:3 yaml/syntax MONEY'],
  ['a price between quotes', fact("{ money: '95' }"), 'facts.yaml:3 facts/value amount'],
  [
    'a percentage with its sign',
    change('facts.yaml', 'percent: 9', 'percent: 9%'),
    'facts.yaml:5 schema/wrong-type type',
  ],
  ['a fact without its kind', fact('95'), 'facts.yaml:3 schema/wrong-type type'],
  [
    'a fact of a kind that is none',
    fact('{ price: 95 }'),
    'facts.yaml:3 schema/unknown-key unknown',
  ],
  [
    'a date with slashes',
    change('facts.yaml', "'2014-03-01'", '01/03/2014'),
    'facts.yaml:7 schema/invalid-value pattern',
  ],
  [
    'a range with a dash',
    change('facts.yaml', '[2, 3]', '2-3'),
    'facts.yaml:9 schema/wrong-type type',
  ],
  [
    'a telephone number without quotes',
    change('facts.yaml', "'023 123 45 67'", '0231234567'),
    'facts.yaml:12 schema/wrong-type type',
  ],
  [
    'a telephone number with a plus and no quotes',
    change('facts.yaml', "'023 123 45 67'", '+31231234567'),
    'facts.yaml:12 schema/wrong-type type',
  ],
  [
    'a number where a text belongs',
    heading('2026'),
    'nl/pages/courses.yaml:14 schema/wrong-type type',
  ],
  [
    'a number with zeros where a text belongs',
    heading('007'),
    'nl/pages/courses.yaml:14 schema/wrong-type type',
  ],
  [
    'a version where a text belongs',
    heading('1.10'),
    'nl/pages/courses.yaml:14 schema/wrong-type type',
  ],
  ['true where a text belongs', heading('true'), 'nl/pages/courses.yaml:14 schema/wrong-type type'],
  ['null where a text belongs', heading('null'), 'nl/pages/courses.yaml:14 schema/wrong-type type'],
  ['nothing where a text belongs', heading(''), 'nl/pages/courses.yaml:14 schema/wrong-type type'],
  [
    'a remark where a text belongs',
    heading('#1 in brood'),
    'nl/pages/courses.yaml:14 schema/wrong-type type',
  ],
  [
    'a text that # cuts off',
    heading('Onze #1 cursus'),
    'nl/pages/courses.yaml:14 yaml/needs-quotes cutOff',
  ],
  [
    'a text that # and a number cut off',
    heading('Wij staan # 1'),
    'nl/pages/courses.yaml:14 yaml/needs-quotes cutOff',
  ],
  ['a remark after a text', heading('Wat je krijgt # dit mag')],
  ['no, which is a text', change('nl/language.yaml', 'done: Klaar', 'done: no')],
  [
    'a time, which is a text',
    both(heading('12:30'), change('en/pages/courses.yaml', 'What you get', '12:30')),
  ],
  [
    'a text that begins with a star',
    heading('**Wat** je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_ALIAS',
  ],
  [
    'a text that begins with an at sign',
    heading('@home'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a backtick',
    heading('`Wat` je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a percent sign',
    heading('% korting'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with an exclamation mark',
    heading('!Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax TAG',
  ],
  [
    'a text that begins with an ampersand',
    heading('&Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_ALIAS',
  ],
  [
    'a text that begins with greater-than',
    heading('> 50 broden'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a line',
    heading('| Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a dash',
    heading('- Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a question mark',
    heading('? Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a bracket',
    heading('[Nieuw] Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a brace',
    heading('{Nieuw} Wat je krijgt'),
    'nl/pages/courses.yaml:14 yaml/syntax BAD_SCALAR_START',
  ],
  [
    'a text that begins with a fact',
    heading('{{company.city}} bakt'),
    'nl/pages/courses.yaml:14 yaml/syntax UNQUOTED_FACT',
  ],
  [
    'a text that is a fact',
    heading('{{company.city}}'),
    'nl/pages/courses.yaml:14 yaml/syntax UNQUOTED_FACT',
  ],
  [
    'a comma in a text between braces',
    change('nl/pages/home.yaml', 'Leer bakken, to', 'Leer brood, koek bakken, to'),
    'nl/pages/home.yaml:12 schema/invalid-value comma',
  ],
  [
    'a list where a text belongs',
    heading('\n      - Wat\n      - je krijgt'),
    'nl/pages/courses.yaml:15 schema/wrong-type type',
  ],
  [
    'a text where a list belongs',
    change('site.yaml', '[en, nl]', 'en'),
    'site.yaml:3 schema/wrong-type type',
  ],
  [
    'a text where a group belongs',
    change('nl/pages/home.yaml', '{ label: Leer bakken, to: courses }', 'courses'),
    'nl/pages/home.yaml:12 schema/wrong-type type',
  ],
  [
    'a number in words',
    change('facts.yaml', 'money: 4.5', 'money: vier'),
    'facts.yaml:2 schema/wrong-type type',
  ],
]
