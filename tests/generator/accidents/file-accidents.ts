import { both, type Case, change, cutAfter, korenaar, remove, rename, write } from './korenaar.ts'

const text = (path: string) => korenaar.get(path) ?? ''

const everywhere = (path: string, part: RegExp) => change(path, part, '')

/** What happens to whole files. */
export const fileAccidents: readonly Case[] = [
  [
    'an empty page',
    write('nl/pages/about.yaml', ''),
    'nl/pages/about.yaml:1 content/empty-file empty',
  ],
  [
    'an empty page in the source language',
    write('en/pages/about.yaml', '\n'),
    'en/pages/about.yaml:1 content/empty-file empty',
  ],
  [
    'a page with only a remark',
    write('nl/pages/about.yaml', '# Komt nog.\n'),
    'nl/pages/about.yaml:1 content/empty-file empty',
  ],
  [
    'an empty list of questions',
    write('nl/faqs/home.yaml', ''),
    'nl/faqs/home.yaml:1 content/empty-file empty',
  ],
  ['empty facts', write('facts.yaml', ''), 'facts.yaml:1 content/empty-file empty'],
  ['empty settings', write('site.yaml', ''), 'site.yaml:1 content/empty-file empty'],
  ['empty menus', write('nl/navigation.yaml', ''), 'nl/navigation.yaml:1 content/empty-file empty'],
  [
    'empty redirects',
    write('redirects.yaml', '# None any more.\n'),
    'redirects.yaml:1 content/empty-file empty',
  ],
  ['no facts', remove('facts.yaml'), 'facts.yaml:1 content/missing-file names'],
  ['no walls', remove('walls.yaml'), 'walls.yaml:1 content/missing-file names'],
  ['no settings', remove('site.yaml'), 'site.yaml:1 content/missing-file noSettings'],
  ['no menus', remove('nl/navigation.yaml'), 'site.yaml:3 content/missing-file language'],
  ['no words', remove('en/language.yaml'), 'site.yaml:3 content/missing-file language'],
  [
    'no page in one language',
    remove('nl/pages/about.yaml'),
    'en/pages/about.yaml:1 parity/missing-page missing',
  ],
  [
    'no page in the source language',
    remove('en/pages/about.yaml'),
    'nl/pages/about.yaml:1 parity/missing-page missing',
  ],
  [
    'no questions in one language',
    remove('nl/faqs/home.yaml'),
    'en/faqs/home.yaml:1 content/missing-file translation',
  ],
  [
    'no questions in the source language',
    remove('en/faqs/home.yaml'),
    'nl/faqs/home.yaml:1 content/missing-file untranslated',
  ],
  [
    'a page that ends with .yml',
    rename('nl/pages/about.yaml', 'nl/pages/about.yml'),
    'nl/pages/about.yml:1 content/unknown-file ending',
  ],
  [
    'a page that ends with .yml in the source language',
    rename('en/pages/about.yaml', 'en/pages/about.yml'),
    'en/pages/about.yml:1 content/unknown-file ending',
  ],
  [
    'a page that ends with .yaml.txt',
    rename('nl/pages/about.yaml', 'nl/pages/about.yaml.txt'),
    'nl/pages/about.yaml.txt:1 content/unknown-file ending',
  ],
  [
    'a page that ends with .YAML',
    rename('nl/pages/about.yaml', 'nl/pages/about.YAML'),
    'nl/pages/about.YAML:1 content/unknown-file ending',
  ],
  [
    'questions that end with .yml',
    rename('nl/faqs/home.yaml', 'nl/faqs/home.yml'),
    'nl/faqs/home.yml:1 content/unknown-file ending',
  ],
  [
    'facts that end with .yml',
    rename('facts.yaml', 'facts.yml'),
    'facts.yml:1 content/unknown-file ending',
  ],
  [
    'settings that end with .yml',
    rename('site.yaml', 'site.yml'),
    'site.yml:1 content/unknown-file ending',
  ],
  [
    'menus that end with .yml',
    rename('nl/navigation.yaml', 'nl/navigation.yml'),
    'nl/navigation.yml:1 content/unknown-file ending',
    'site.yaml:3 content/missing-file language',
  ],
  [
    'a backup beside a page',
    write('nl/pages/about.yaml.bak', 'title: Oud\n'),
    'nl/pages/about.yaml.bak:1 content/unknown-file ending',
  ],
  [
    'a page in a folder with a misspelt name',
    rename('nl/pages/about.yaml', 'nl/page/about.yaml'),
    'en/pages/about.yaml:1 parity/missing-page missing',
    'nl/page/about.yaml:1 content/unknown-file name',
  ],
  [
    'a page with a name in Dutch',
    rename('nl/pages/about.yaml', 'nl/pages/over-ons.yaml'),
    'nl/pages/over-ons.yaml:1 parity/missing-page renamed',
  ],
  [
    'a page with a new name in English',
    rename('en/pages/about.yaml', 'en/pages/us.yaml'),
    'en/pages/us.yaml:1 page/orphan orphan',
    'nl/pages/about.yaml:1 parity/missing-page renamed',
  ],
  [
    'a page with a capital',
    rename('nl/pages/about.yaml', 'nl/pages/About.yaml'),
    'nl/pages/About.yaml:1 content/file-name signs',
    'nl/pages/About.yaml:1 parity/missing-page renamed',
  ],
  [
    'two pages with names in Dutch',
    both(
      rename('nl/pages/about.yaml', 'nl/pages/over-ons.yaml'),
      rename('nl/pages/courses.yaml', 'nl/pages/cursussen.yaml'),
    ),
    'nl/pages/cursussen.yaml:1 parity/missing-page renamed',
    'nl/pages/over-ons.yaml:1 parity/missing-page renamed',
  ],
  [
    'questions with a name in Dutch',
    rename('nl/faqs/home.yaml', 'nl/faqs/thuis.yaml'),
    'nl/faqs/thuis.yaml:1 content/missing-file renamed',
  ],
  [
    'questions in Dutch alone',
    write('nl/faqs/extra.yaml', text('nl/faqs/home.yaml').replaceAll(/id: /g, 'id: extra-')),
    'nl/faqs/extra.yaml:1 content/missing-file untranslated',
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
    'en/pages/courses.yaml:12 schema/missing-key missing',
    'en/pages/courses.yaml:19 schema/missing-key missing',
    'nl/pages/courses.yaml:21 parity/extra-key item',
    'nl/pages/courses.yaml:23 parity/extra-key key',
    'nl/pages/courses.yaml:28 parity/extra-key item',
  ],
  [
    'a page saved by half at the end of a line',
    cutAfter('en/pages/courses.yaml', '      - id: starter\n'),
    'en/pages/courses.yaml:12 schema/missing-key missing',
    'en/pages/courses.yaml:19 schema/missing-key missing',
    'nl/pages/courses.yaml:21 parity/extra-key item',
    'nl/pages/courses.yaml:23 parity/extra-key key',
    'nl/pages/courses.yaml:28 parity/extra-key item',
  ],
  [
    'a page saved by half inside a text',
    cutAfter('en/pages/courses.yaml', 'Breakfast wi'),
    'en/pages/courses.yaml:12 schema/missing-key missing',
    'nl/pages/courses.yaml:22 translation/stale changed',
    'nl/pages/courses.yaml:23 parity/extra-key key',
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
    'redirects.yaml:4 page/removed removed',
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
