import { editAccidents } from './edit-accidents.ts'
import { both, type Case, change, cutAfter, korenaar, remove, rename, write } from './korenaar.ts'

const courses = 'nl/pages/courses.yaml'

const text = (path: string) => korenaar.get(path) ?? ''

const everywhere = (path: string, part: RegExp) => change(path, part, '')

const emptied = [
  ['nl/pages/about.yaml', ''],
  ['en/pages/about.yaml', '\n'],
  ['nl/pages/about.yaml', '# Komt nog.\n'],
  ['nl/faqs/home.yaml', ''],
  ['facts.yaml', ''],
  ['site.yaml', ''],
  ['nl/navigation.yaml', ''],
  ['redirects.yaml', '# None any more.\n'],
] as const

const removed = [
  ['facts.yaml', 'facts.yaml:1 content/missing-file names'],
  ['walls.yaml', 'walls.yaml:1 content/missing-file names'],
  ['site.yaml', 'site.yaml:1 content/missing-file noSettings'],
  ['nl/navigation.yaml', 'site.yaml:3 content/missing-file language'],
  ['en/language.yaml', 'site.yaml:3 content/missing-file language'],
  ['nl/pages/about.yaml', 'en/pages/about.yaml:1 content/missing-file translation'],
  ['en/pages/about.yaml', 'nl/pages/about.yaml:1 content/missing-file translation'],
  ['nl/faqs/home.yaml', 'en/faqs/home.yaml:1 content/missing-file translation'],
  ['en/faqs/home.yaml', 'nl/faqs/home.yaml:1 content/missing-file translation'],
] as const

/** Without their ending, and what it became. */
const misnamed = [
  ['nl/pages/about', '.yml'],
  ['en/pages/about', '.yml'],
  ['nl/pages/about', '.yaml.txt'],
  ['nl/pages/about', '.YAML'],
  ['nl/faqs/home', '.yml'],
  ['facts', '.yml'],
  ['site', '.yml'],
] as const

/** What happens at one place, to whole files, and to several places at once. */
export const accidents: readonly Case[] = [
  ...editAccidents,
  ...emptied.map(
    ([path, left]): Case => [
      `${path} is emptied: ${JSON.stringify(left)}`,
      write(path, left),
      `${path}:1 content/empty-file empty`,
    ],
  ),
  ...removed.map(([path, found]): Case => [`${path} is removed`, remove(path), found]),
  ...misnamed.map(
    ([name, ending]): Case => [
      `${name} ends with ${ending}`,
      rename(`${name}.yaml`, `${name}${ending}`),
      `${name}${ending}:1 content/unknown-file ending`,
    ],
  ),
  [
    'menus that end with .yml',
    rename('nl/navigation.yaml', 'nl/navigation.yml'),
    'nl/navigation.yml:1 content/unknown-file ending',
    'site.yaml:3 content/missing-file language',
  ],
  [
    'a backup beside a page',
    write('nl/pages/about.yaml.bak', 'title: Oud\n'),
    'nl/pages/about.yaml.bak:1 content/unknown-file twice',
  ],
  [
    'a key with so many spaces that it joins the text above',
    change('nl/pages/about.yaml', '    media: {', '      media: {'),
    'nl/pages/about.yaml:12 yaml/swallowed-line key',
  ],
  ['a remark after a text', change(courses, 'Wat je krijgt', 'Wat je krijgt # dit mag')],
  ['no, which is a text', change('nl/language.yaml', 'done: Klaar', 'done: no')],
  [
    'a time, which is a text',
    both(
      change(courses, 'Wat je krijgt', '12:30'),
      change('en/pages/courses.yaml', 'What you get', '12:30'),
    ),
  ],
  [
    'a key that is translated',
    change(courses, '    heading: Wat', '    kop: Wat'),
    'nl/pages/courses.yaml:13 parity/missing-key key',
    'nl/pages/courses.yaml:14 schema/unknown-key unknown',
  ],
  [
    'an item of a menu taken away in Dutch',
    change('nl/navigation.yaml', / {2}- label: Over ons\n {4}to: about\n/, ''),
    'nl/navigation.yaml:4 parity/missing-key item',
  ],
  [
    'an item of a menu taken away in English',
    change('en/navigation.yaml', / {2}- label: About\n {4}to: about\n/, ''),
    'nl/navigation.yaml:6 parity/extra-key item',
  ],
  [
    'an item of a menu more in Dutch',
    change(
      'nl/navigation.yaml',
      / {2}- label: Over ons\n {4}to: about\n/,
      '  - label: Contact\n    to: about#contact\n$&',
    ),
    'nl/navigation.yaml:6 parity/extra-key item',
  ],
  [
    'a fact that is renamed',
    change('facts.yaml', 'course:', 'lesson:'),
    'en/pages/courses.yaml:15 facts/unknown unknown',
  ],
  [
    'a wall that is renamed',
    change('walls.yaml', 'flower:', 'bloem:'),
    'en/pages/about.yaml:12 reference/unknown wall',
  ],
  [
    'a list of questions that there is not',
    both(
      change('nl/pages/home.yaml', 'faq: home', 'faq: thuis'),
      change('en/pages/home.yaml', 'faq: home', 'faq: thuis'),
    ),
    'en/pages/home.yaml:16 reference/unknown faq',
  ],
  [
    'a price written out',
    change(courses, '{{price.course}}', '€ 95'),
    'nl/pages/courses.yaml:15 translation/meaning turned',
    'nl/pages/courses.yaml:15 facts/hard-coded same',
  ],
  [
    'a text that changed in English alone',
    change('en/pages/courses.yaml', 'An apron with your name', 'An apron and a hat with your name'),
    'nl/pages/courses.yaml:18 translation/stale changed',
  ],
  [
    'a placeholder of two words in capitals',
    both(
      change(courses, 'je naam', '[NAAM VAN DE CURSIST]'),
      change('en/pages/courses.yaml', 'your name', '[NAME OF THE STUDENT]'),
    ),
    'en/pages/courses.yaml:18 text/placeholder waiting',
    'nl/pages/courses.yaml:18 text/placeholder waiting',
  ],
  [
    'a page in a folder with a misspelt name',
    rename('nl/pages/about.yaml', 'nl/page/about.yaml'),
    'en/pages/about.yaml:1 content/missing-file translation',
    'nl/page/about.yaml:1 content/unknown-file name',
  ],
  [
    'a page with a name in Dutch',
    rename('nl/pages/about.yaml', 'nl/pages/over-ons.yaml'),
    'nl/pages/over-ons.yaml:1 content/missing-file renamed',
  ],
  [
    'a page with a new name in English',
    rename('en/pages/about.yaml', 'en/pages/us.yaml'),
    'en/pages/us.yaml:1 page/orphan orphan',
    'nl/pages/about.yaml:1 content/missing-file renamed',
  ],
  [
    'a page with a capital',
    rename('nl/pages/about.yaml', 'nl/pages/About.yaml'),
    'nl/pages/About.yaml:1 content/file-name signs',
    'nl/pages/About.yaml:1 content/missing-file renamed',
  ],
  [
    'two pages with names in Dutch',
    both(
      rename('nl/pages/about.yaml', 'nl/pages/over-ons.yaml'),
      rename('nl/pages/courses.yaml', 'nl/pages/cursussen.yaml'),
    ),
    'nl/pages/cursussen.yaml:1 content/missing-file renamed',
    'nl/pages/over-ons.yaml:1 content/missing-file renamed',
  ],
  [
    'questions with a name in Dutch',
    rename('nl/faqs/home.yaml', 'nl/faqs/thuis.yaml'),
    'nl/faqs/thuis.yaml:1 content/missing-file renamed',
  ],
  [
    'questions in Dutch alone',
    write('nl/faqs/extra.yaml', text('nl/faqs/home.yaml').replaceAll(/id: /g, 'id: extra-')),
    'nl/faqs/extra.yaml:1 content/missing-file translation',
  ],
  [
    'a page saved by half',
    cutAfter('nl/pages/courses.yaml', 'id: starter'),
    'nl/pages/courses.yaml:12 parity/missing-key item',
    'nl/pages/courses.yaml:16 parity/missing-key key',
    'nl/pages/courses.yaml:16 parity/missing-key key',
    'nl/pages/courses.yaml:19 parity/missing-key key',
    'nl/pages/courses.yaml:19 parity/missing-key item',
  ],
  [
    'a page saved by half in the source language',
    cutAfter('en/pages/courses.yaml', 'id: starter'),
    'en/pages/courses.yaml:19 schema/missing-key missing',
    'nl/pages/courses.yaml:21 parity/extra-key item',
    'nl/pages/courses.yaml:23 parity/extra-key key',
    'nl/pages/courses.yaml:27 parity/extra-key key',
    'nl/pages/courses.yaml:28 parity/extra-key item',
  ],
  [
    'a page saved by half at the end of a line',
    cutAfter('en/pages/courses.yaml', '      - id: starter\n'),
    'en/pages/courses.yaml:19 schema/missing-key missing',
    'nl/pages/courses.yaml:21 parity/extra-key item',
    'nl/pages/courses.yaml:23 parity/extra-key key',
    'nl/pages/courses.yaml:27 parity/extra-key key',
    'nl/pages/courses.yaml:28 parity/extra-key item',
  ],
  [
    'a page saved by half inside a text',
    cutAfter('en/pages/courses.yaml', 'Breakfast wi'),
    'nl/pages/courses.yaml:22 translation/stale changed',
    'nl/pages/courses.yaml:23 parity/extra-key key',
    'nl/pages/courses.yaml:27 parity/extra-key key',
    'nl/pages/courses.yaml:28 parity/extra-key item',
  ],
  [
    'a page saved by half inside quotes',
    cutAfter('en/pages/courses.yaml', "'A jar of"),
    'en/pages/courses.yaml:20 yaml/syntax OPEN_QUOTE',
  ],
  [
    'questions saved by half',
    cutAfter('en/faqs/home.yaml', 'There is fl'),
    'nl/faqs/home.yaml:7 translation/stale changed',
    'nl/faqs/home.yaml:8 parity/extra-key item',
  ],
  [
    'questions saved by half inside a key',
    cutAfter('en/faqs/home.yaml', '    ques'),
    'en/faqs/home.yaml:3 yaml/syntax MISSING_CHAR',
  ],
  [
    'a page in Latin-1',
    change('nl/pages/about.yaml', 'één', '\uFFFD\uFFFDn'),
    'nl/pages/about.yaml:2 content/encoding notUtf8',
  ],
  [
    'a page removed with all links to it',
    both(
      remove('en/pages/courses.yaml', 'nl/pages/courses.yaml'),
      ...['en', 'nl'].flatMap((code) => [
        everywhere(
          `${code}/navigation.yaml`,
          / {2}- label: (?:Courses|Cursussen)\n {4}to: courses\n/g,
        ),
        everywhere(`${code}/pages/home.yaml`, / {4}link: .*\n/),
      ]),
    ),
    'redirects.yaml:2 page/removed removed',
  ],
  [
    'a page removed with its redirects',
    both(
      remove('en/pages/courses.yaml', 'nl/pages/courses.yaml'),
      change('redirects.yaml', /$/, '/courses: home\n/nl/courses: home\n'),
      ...['en', 'nl'].flatMap((code) => [
        everywhere(
          `${code}/navigation.yaml`,
          / {2}- label: (?:Courses|Cursussen)\n {4}to: courses\n/g,
        ),
        everywhere(`${code}/pages/home.yaml`, / {4}link: .*\n/),
      ]),
    ),
  ],
]
