import { both, type Case, change } from './korenaar.ts'

const courses = 'nl/pages/courses.yaml'
const menu = 'nl/navigation.yaml'
const item = / {2}- label: Over ons\n {4}to: about\n/
const englishItem = / {2}- label: About\n {4}to: about\n/

/** What happens to keys, sections, menus and links. */
export const structureAccidents: readonly Case[] = [
  [
    'a key that is translated',
    change(courses, '    heading: Wat', '    kop: Wat'),
    'nl/pages/courses.yaml:13 parity/missing-key key',
    'nl/pages/courses.yaml:14 schema/unknown-key unknown',
  ],
  [
    'a key that is misspelt',
    change(courses, '    heading: Wat', '    headnig: Wat'),
    'nl/pages/courses.yaml:14 schema/unknown-key unknown',
  ],
  [
    'a key that is taken away',
    change(courses, '    heading: Wat je krijgt\n', ''),
    'nl/pages/courses.yaml:13 parity/missing-key key',
  ],
  [
    'a section type that is translated',
    change(courses, 'type: points', 'type: lijst'),
    'nl/pages/courses.yaml:12 schema/unknown-section unknown',
  ],
  [
    'a section without its type',
    change(courses, '  - type: points\n    id: included', '  - id: included'),
    'nl/pages/courses.yaml:12 parity/missing-key key',
  ],
  [
    'a section taken away in one language',
    change(courses, / {2}- type: points[\s\S]*?(?= {2}- type: action)/, ''),
    'nl/pages/courses.yaml:4 parity/missing-key item',
  ],
  [
    'an id that is translated',
    change(courses, 'id: apron', 'id: schort'),
    'nl/pages/courses.yaml:17 parity/different-value different',
  ],
  [
    'an id twice',
    change(courses, 'id: starter', 'id: apron'),
    'nl/pages/courses.yaml:19 content/duplicate-id twice',
  ],
  [
    'a tile that there is not',
    change(courses, 'tile: sun', 'tile: oven'),
    'nl/pages/courses.yaml:24 reference/unknown tile',
  ],
  [
    'a tile that differs',
    change(courses, 'tile: sun', 'tile: key'),
    'nl/pages/courses.yaml:24 parity/different-value different',
  ],
  [
    'a question taken away in one language',
    change('nl/faqs/home.yaml', / {2}- id: gluten[\s\S]*?(?= {2}- id: order)/, ''),
    'nl/faqs/home.yaml:2 parity/missing-key item',
  ],
  [
    'the last question taken away in one language',
    change('nl/faqs/home.yaml', / {2}- id: order[\s\S]*/, ''),
    'nl/faqs/home.yaml:5 parity/missing-key item',
  ],
  [
    'a question more in Dutch alone',
    change(
      'nl/faqs/home.yaml',
      /$/,
      '  - id: parking\n    question: Kan ik parkeren?\n    answer: Ja, voor de deur.\n',
    ),
    'nl/faqs/home.yaml:11 parity/extra-key item',
  ],
  [
    'an item of a menu taken away in Dutch',
    change(menu, item, ''),
    'nl/navigation.yaml:4 parity/missing-key item',
  ],
  [
    'an item of a menu taken away in English',
    change('en/navigation.yaml', englishItem, ''),
    'nl/navigation.yaml:6 parity/extra-key item',
  ],
  [
    'the first item of a menu taken away in Dutch',
    change(menu, / {2}- label: Home\n {4}to: home\n/, ''),
    'nl/navigation.yaml:2 parity/missing-key item',
  ],
  [
    'an item of a menu more in Dutch',
    change(menu, item, '  - label: Contact\n    to: about#contact\n$&'),
    'nl/navigation.yaml:6 parity/extra-key item',
  ],
  [
    'a menu in another order',
    change(
      menu,
      /( {2}- label: Cursussen\n {4}to: courses\n)( {2}- label: Over ons\n {4}to: about\n)/,
      '$2$1',
    ),
    'nl/navigation.yaml:4 parity/order reordered',
  ],
  [
    'an item of a menu that leads elsewhere',
    change(menu, 'to: about', 'to: home'),
    'nl/navigation.yaml:7 links/twin otherTarget',
  ],
  [
    'a link to no page',
    change('nl/pages/home.yaml', 'to: courses', 'to: cursussen'),
    'nl/pages/home.yaml:12 reference/unknown page',
  ],
  [
    'a link with a slash',
    change('nl/pages/home.yaml', 'to: courses', 'to: /courses'),
    'nl/pages/home.yaml:12 reference/unknown page',
  ],
  [
    'a link with the language',
    change('nl/pages/home.yaml', 'to: courses', 'to: /nl/courses'),
    'nl/pages/home.yaml:12 reference/unknown page',
  ],
  [
    'a link to no section',
    change(courses, 'about#contact', 'about#contakt'),
    'nl/pages/courses.yaml:34 links/anchor unknown',
  ],
  [
    'a redirect without a slash',
    change('redirects.yaml', '/bread: home', 'bread: home'),
    'redirects.yaml:2 schema/invalid-value name',
  ],
  [
    'a redirect to a path',
    change('redirects.yaml', '/bread: home', '/bread: /home'),
    'redirects.yaml:2 reference/unknown page',
  ],
  [
    'a redirect to no page',
    change('redirects.yaml', '/bread: home', '/bread: hoem'),
    'redirects.yaml:2 reference/unknown page',
  ],
  [
    'a redirect from a page',
    change('redirects.yaml', '/bread: home', '/about: home'),
    'redirects.yaml:2 page/hidden-redirect hidden',
  ],
  [
    'a fact that is misspelt',
    change(courses, '{{price.course}}', '{{price.cours}}'),
    'nl/pages/courses.yaml:15 facts/unknown unknown',
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
    'a language that has no folder',
    change('site.yaml', '[en, nl]', '[en, nl, de]'),
    'site.yaml:3 content/missing-file folder',
  ],
]
