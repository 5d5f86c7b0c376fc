import type { Explanation, Messages } from '../diagnostics/message.ts'
import { syntaxMessages } from '../read/syntax-errors.ts'
import { brokenTiles } from '../read/tiles.ts'
import { unreadableMessages } from '../read/unreadable.ts'
import { schemaMessages } from './schema-messages.ts'

const listed = [
  {
    code: 'yaml/syntax',
    severity: 'error',
    summary: 'A file can be read as YAML.',
    why: 'A quote, a colon or a space too many or too few makes the whole file unreadable.',
    example: {
      before: 'title: Plans: what you get',
      after: "title: 'Plans: what you get'",
    },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'art/broken-tiles',
    severity: 'error',
    summary: 'Each tile is a symbol with a name of its own, drawn with plain shapes.',
    why: 'What else an SVG can hold is fetched or run in the browsers of visitors, and no wall or share card can draw it.',
    example: {
      before: '<symbol id="boat"><script>…</script></symbol>',
      after: '<symbol id="boat" viewBox="0 0 96 96"><path d="M8 60h80L72 84H24z"/></symbol>',
    },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'content/unknown-file',
    severity: 'warning',
    summary: 'Every file in the content folder is read.',
    why: 'What is in a file that is not read is on no page; often its name is misspelt.',
    example: { before: 'en/page/about.yaml', after: 'en/pages/about.yaml' },
    canBeAcknowledged: false,
  },
  {
    code: 'content/not-a-file',
    severity: 'error',
    summary: 'Everything in the content folder is a file or a folder.',
    why: 'A link leads somewhere else on each computer, or nowhere; a pipe never ends.',
    example: { before: 'about.yaml -> ../en/pages/about.yaml', after: 'about.yaml' },
    canBeAcknowledged: false,
  },
  {
    code: 'content/empty-file',
    severity: 'error',
    summary: 'Every file has something in it.',
    why: 'A save that went wrong leaves an empty file, and the page or the prices in it are gone.',
    example: { before: '# Prices', after: '# Prices\nprice:\n  core: { money: 599 }' },
    canBeAcknowledged: false,
  },
  {
    code: 'content/encoding',
    severity: 'error',
    summary: 'Every file is UTF-8 text.',
    why: 'In any other encoding é, € and ’ become something else.',
    example: { before: 'title: caf�', after: 'title: café' },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'content/too-large',
    severity: 'error',
    summary: 'A file is no longer than a person could have written.',
    why: 'A picture or an export that was pasted into it would make everything slow.',
    example: { before: 'image: data:image/png;base64,iVBORw0KGgo…', after: 'tile: leaf' },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/missing-key',
    severity: 'error',
    summary: 'Every key that a page cannot do without is there.',
    why: 'The page would have a hole where its text should be.',
    example: {
      before: '- type: statement\n  tile: key',
      after: '- type: statement\n  tile: key\n  text: We bake at night.',
    },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/unknown-key',
    severity: 'error',
    summary: 'Every key has a meaning.',
    why: 'A misspelt key is left out without a word, and so is what it says.',
    example: { before: 'titel: About us', after: 'title: About us' },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/unknown-section',
    severity: 'error',
    summary: 'Every section is of a type that there is.',
    why: 'A section of an unknown type cannot be drawn.',
    example: { before: '- type: heroe', after: '- type: hero' },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/missing-component',
    severity: 'error',
    summary: 'Every section type has a schema and a component.',
    why: 'Without its component a section cannot be shown; without its schema no page can use it.',
    example: {
      before: 'schema/sections/opening-hours.schema.json',
      after:
        'schema/sections/opening-hours.schema.json\nrenderer/client/sections/opening-hours.tsx',
    },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/broken-section',
    severity: 'error',
    summary:
      'A section type of the site has a readable schema, a name of its own, and draws its examples.',
    why: 'Nothing is overridden: a name means one thing on every site. What cannot be read describes nothing, and an example is what editors copy.',
    example: {
      before: 'sections/quote/schema.json',
      after: 'sections/guest-book/schema.json',
    },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/undeclared-text',
    severity: 'error',
    summary: 'A schema says of every text what languages may do with it.',
    why: 'A text that says nothing is in no comparison of two languages: it would stay untranslated unseen.',
    example: {
      before: '"note": { "type": "string" }',
      after: '"note": { "type": "string", "x-i18n": "translate" }',
    },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/look-without-example',
    severity: 'error',
    summary: 'Each look of a section type has an example.',
    why: 'The command docs and the tests draw the examples: a look without one breaks unseen.',
    example: {
      before: '"look": { "enum": ["band", "line"] }, … "examples": [{ "look": "band", … }]',
      after: '"examples": [{ "look": "band", … }, { "look": "line", … }]',
    },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/wrong-type',
    severity: 'error',
    summary: 'There is text where text belongs, and a number where a number belongs.',
    why: 'YAML reads 1.199 as a number and yes as a text; the page would show something else than you wrote.',
    example: { before: 'value: 83', after: "value: '83'" },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/invalid-value',
    severity: 'error',
    summary: 'A value is one of those allowed there, written the way it is written there.',
    why: 'The page would not know what to do with it.',
    example: { before: 'tile: fox', after: 'tile: leaf' },
    canBeAcknowledged: false,
    breaksPage: true,
  },
  {
    code: 'schema/too-long',
    severity: 'error',
    summary: 'A text fits the room there is for it.',
    why: 'A button or a search result with more would be cut off or break the layout.',
    example: {
      before: 'label: Read everything about all of our plans and what each of them includes',
      after: 'label: See the plans',
    },
    canBeAcknowledged: false,
  },
] as const satisfies readonly Explanation[]

const messages: Readonly<Record<string, Messages>> = {
  'art/broken-tiles': brokenTiles,
  'yaml/syntax': syntaxMessages,
  ...unreadableMessages,
  ...schemaMessages,
}

/** Explanations of the codes of the YAML parser and the schemas. */
export const schemaExplanations: readonly Explanation[] = listed.map((each) => ({
  ...each,
  messages: messages[each.code] ?? {},
}))
