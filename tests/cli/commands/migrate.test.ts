import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { currentFormat } from '#cli/content/edit/migrations.ts'
import { readFolder } from '#generator/index.ts'
import { smallSite } from '../../generator/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { diptych, folderWith } from '../diptych.ts'

const filesIn = (cwd: string) => Object.fromEntries(readFolder(join(cwd, 'content'), '.yaml'))
const read = (cwd: string, file: string) => readFileSync(join(cwd, 'content', file), 'utf8')

/** The settings of a site as a version of that format wrote them; format 1 had no name. */
const settings = (format: number) =>
  (smallSite['site.yaml'] ?? '').replace(/^format: .*\n/m, format > 1 ? `format: ${format}\n` : '')

/** A page whose sections are written as they were in a format. */
const page = (sections: string) =>
  `path: /old\ntitle: Old\ndescription: Bread as it was.\nsections:\n${sections}`

describe('each step writes sections anew and leaves everything else as it stood', () => {
  test.for([
    {
      format: 1,
      what: 'rows of points, with comments and a key in quotation marks',
      before: `  # Ours.
  - "type": 'point-list' # The first.
    id: five
    points: # From top to bottom.
      - { id: rye, tile: key, title: Rye, text: Dark. }
`,
      after: `  # Ours.
  - "type": points # The first.
    look: rows
    id: five
    points: # From top to bottom.
      - { id: rye, tile: key, title: Rye, text: Dark. }
`,
    },
    {
      format: 1,
      what: 'reasons, whose list has another name',
      before: `  - type: reasons
    id: why

    # Three or four.
    reasons:
      - id: flour
        title: Local
        text: >-
          Milled in the
          next street.
`,
      after: `  - type: points
    look: plain
    id: why

    # Three or four.
    points:
      - id: flour
        title: Local
        text: >-
          Milled in the
          next street.
`,
    },
    {
      format: 1,
      what: 'a checklist on one line',
      before: '  - { type: checklist, id: box, items: [{ id: a, text: B }] }\n',
      after: '  - { type: points, look: checks, id: box, points: [{ id: a, text: B }] }\n',
    },
    {
      format: 2,
      what: 'one button, which becomes the first of a list',
      before: `  - type: callout
    id: call
    text: Call us.
    action:
      label: Call # Short.
      # To the first page.
      to: home

  - type: statement
    id: last
`,
      after: `  - type: action
    look: line
    id: call
    text: Call us.
    actions:
      - label: Call # Short.
        # To the first page.
        to: home

  - type: text
    look: statement
    id: last
`,
    },
    {
      format: 2,
      what: 'one button on one line, and a section that lacks it',
      before: `  - type: spotlight
    id: a
    action: { label: Call, to: home } # Now.
  - type: lead-magnet
    id: b
`,
      after: `  - type: action
    look: split
    id: a
    actions: [{ label: Call, to: home }] # Now.
  - type: action
    look: wall
    id: b
`,
    },
    {
      format: 3,
      what: 'a head in one line, with a button and a wall, and one whose lines are folded',
      before: `  - type: page-head # The top.
    id: top
    heading: 'Bread: at night' # Short.
    lead: >-
      Three
      loaves.
    wall: flower # Drawn.
    action: { label: Order, to: home }
  - type: page-head
    id: folded
    # Said twice.
    heading: >- # Long.
      Bread
      at night

    # And more.
    lead: Three.
`,
      after: `  - type: hero # The top.
    look: title
    id: top
    lines:
      - 'Bread: at night' # Short.
    text: >-
      Three
      loaves.
    media: { wall: flower } # Drawn.
    actions: [{ label: Order, to: home }]
  - type: hero
    look: title
    id: folded
    # Said twice.
    lines:
      - >- # Long.
        Bread
        at night

    # And more.
    text: Three.
`,
    },
    {
      format: 3,
      what: 'the head of a plan, whose two buttons become one list',
      before: `  - type: plan-hero
    id: top
    plan: core
    heading: Core
    action:
      label: Call # Now.
      to: home

    # Down the page.
    jump:
      # What is in it.
      label: Features
      to: '#features'
    lead: For one.
  - type: plan-hero
    id: flow
    jump: { label: Features, to: '#features' }
    action: { label: Call, to: home }
`,
      after: `  - type: hero
    look: offer
    id: top
    plan: core
    lines:
      - Core
    actions:
      - label: Call # Now.
        to: home
      # Down the page.
      # What is in it.
      - label: Features
        to: '#features'

    text: For one.
  - type: hero
    look: offer
    id: flow
    actions: [{ label: Call, to: home }, { label: Features, to: '#features' }]
`,
    },
    {
      format: 3,
      what: 'the pictures of plans, each in what stands on its card',
      before: `  - type: plan-cards
    id: cards
    vat: Without VAT
    pictures:
      - plan: core # The first.
        # A page.
        kind: page
        parts:
          - { id: brand, text: Bread } # Its name.
      - { plan: pro, kind: house, tint: clay, parts: [] }
`,
      after: `  - type: plans
    look: cards
    id: cards
    note: Without VAT
    pictures:
      - plan: core # The first.
        media:
          type: plan-picture
          # A page.
          kind: page
          parts:
            - { id: brand, text: Bread } # Its name.
      - { plan: pro, media: { type: plan-picture, kind: house, tint: clay, parts: [] } }
`,
    },
    {
      format: 3,
      what: 'the beginning of something',
      before: `  - type: intro
    id: start
    heading: Which bread?
    benefits: [{ id: a, tile: key, title: Taste }]
    still:
      address: bakery.example
`,
      after: `  - type: hero
    look: split
    id: start
    lines:
      - Which bread?
    points: [{ id: a, tile: key, title: Taste }]
    media:
      address: bakery.example
      type: film-still
`,
    },
    {
      format: 3,
      what: 'a quote, with comments and a folded text, into a list of quotes',
      before: `  - type: quote
    id: anna
    # Of a call.
    text: >-
      Still
      warm.

      Always.
    author: Anna # By name.

    # Since May.
    role: Baker
`,
      after: `  - type: quote
    look: large
    id: anna
    quotes:
      - id: quote
        # Of a call.
        text: >-
          Still
          warm.

          Always.
        author: Anna # By name.
        # Since May.
        role: Baker

`,
    },
    {
      format: 3,
      what: 'who receives the visitor',
      before: `  - type: host
    id: who
    wall: flower # A tile.
    heading: Who bakes
    text: We do.
    facts:
      - { id: place, tile: key, text: Haarlem } # Here.
`,
      after: `  - type: people
    look: one
    id: who
    people:
      - id: host
        media: { wall: flower } # A tile.
        text: We do.
        facts:
          - { id: place, tile: key, text: Haarlem } # Here.
    heading: Who bakes
`,
    },
    {
      format: 3,
      what: 'a portion, whose cells become two parts',
      before: `  - type: portion
    id: less
    heading: A third
    wall: flower
    empty: 2 # Of three.
`,
      after: `  - type: cells
    look: portion
    id: less
    heading: A third
    parts:
      - id: full
        wall: flower
      - id: rest
        empty: true
        share: 2 # Of three.
`,
    },
    {
      format: 3,
      what: 'sections on one line',
      before: `  - { type: page-head, id: a, heading: Bread, wall: flower }
  - { type: quote, id: b, text: Warm., author: Anna } # Ours.
  - { type: portion, id: c, wall: flower, empty: 2 }
  - { type: plan-hero, id: d, action: { label: A, to: home }, jump: { label: B, to: '#b' } }
`,
      after: `  - { type: hero, look: title, id: a, lines: [ Bread ], media: { wall: flower } }
  - { type: quote, look: large, id: b, quotes: [ { id: quote, text: Warm., author: Anna } ] } # Ours.
  - { type: cells, look: portion, id: c, parts: [ { id: full, wall: flower }, { id: rest, empty: true, share: 2 } ] }
  - { type: hero, look: offer, id: d, actions: [{ label: A, to: home }, { label: B, to: '#b' }] }
`,
    },
    {
      format: 3,
      what: 'what has another type alone, or one more key',
      before: `  - { type: statement, id: a, text: Bread. }
  - { type: statistics, id: b, heading: B, statistics: home }
  - { type: instalments, id: c, heading: C, note: Paid. }
  - { type: plan-cards, id: d, heading: D, vat: Without VAT }
  - { type: not-found, id: e, wall: flower, wallLabel: '404', home: { label: H, to: home } }
  - { type: action, look: wall, id: f, wall: flower }
  - { type: legal, id: g }
`,
      after: `  - { type: text, look: statement, id: a, text: Bread. }
  - { type: facts, look: figures, id: b, heading: B, statistics: home }
  - { type: cells, look: parts, binding: true, id: c, heading: C, text: Paid. }
  - { type: plans, look: cards, id: d, heading: D, note: Without VAT }
  - { type: message, look: missing, id: e, media: { wall: flower }, mediaLabel: '404', action: { label: H, to: home } }
  - { type: action, look: wall, id: f, media: { wall: flower } }
  - { type: document, id: g }
`,
    },
  ])('from format $format: $what', async ({ format, before, after }) => {
    for (const newline of ['\n', '\r\n']) {
      const files = { 'site.yaml': settings(format), 'en/pages/old.yaml': page(before) }
      const written = Object.entries({ ...smallSite, ...files }).map(
        ([path, text]) => [`content/${path}`, text.replaceAll('\n', newline)] as const,
      )
      const cwd = temporaryFolder(Object.fromEntries(written))
      const { code, stderr } = await diptych(['migrate'], { cwd })

      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(read(cwd, 'en/pages/old.yaml')).toBe(page(after).replaceAll('\n', newline))
      expect(parse(read(cwd, 'site.yaml')).format).toBe(currentFormat)
    }
  })
})

/** The sections of a page in this format, for each language with another word. */
const sectionsIn = (word: string) => `  - type: points
    look: plain
    id: why
    heading: ${word} six
    points:
      - { id: flour, title: ${word} seven, text: '${word} eight, for ${word === 'Loaf' ? 9 : 8} euros.' }
    panel:
      { tile: key, heading: ${word} ten, text: ${word} eleven., action: { label: ${word} twelve, to: home } }
  - type: action
    look: split
    id: free
    media: { wall: flower }
    heading: ${word} thirteen
    text: ${word} fourteen.
    actions: [{ label: ${word} fifteen, to: home }]
  - type: hero
    look: offer
    id: top
    lines:
      - ${word} sixteen
    text: ${word} seventeen.
    actions:
      - label: ${word} eighteen
        to: home
      - label: ${word} nineteen
        to: '#why'
  - type: quote
    look: large
    id: said
    quotes:
      - id: quote
        text: ${word} twenty, for ${word === 'Loaf' ? 9 : 8} euros.
        author: Anna
  - type: people
    look: one
    id: who
    heading: ${word} three
    people:
      - id: host
        text: ${word} four.
        facts: [{ id: place, tile: key, text: ${word} five }]
`

const home = '.state/nl/pages/home.yaml'

/** Its look stands where a step puts it. */
const homeIn = (language: string) =>
  (smallSite[`${language}/pages/home.yaml`] ?? '')
    .replace('    look: statement\n', '')
    .replace('- type: text\n', '- type: text\n    look: statement\n')

const current = {
  'en/pages/home.yaml': `${homeIn('en')}${sectionsIn('Loaf')}`,
  'nl/pages/home.yaml': `${homeIn('nl')}${sectionsIn('Brood')}`,
}

/** The same as format 1 had it: pages, records and what is kept. */
const inFormat1 = (text: string) =>
  text
    .replace('- type: points\n    look: plain', '- type: reasons')
    .replace('- type: action\n    look: split', '- type: spotlight')
    .replace(/^ {4}points:/m, '    reasons:')
    .replace(/^ {4}actions: \[(.*)\]$/m, '    action: $1')
    .replace('media: { wall: flower }', 'wall: flower')
    .replace('- type: text\n    look: statement', '- type: statement')
    .replace('- type: hero\n    look: offer', '- type: plan-hero')
    .replace(/^ {4}lines:\n {6}- (.*\n) {4}text:/m, '    heading: $1    lead:')
    .replace(
      /^ {4}actions:\n {6}- (label.*\n) {8}(to.*\n) {6}- (label.*\n) {8}(to.*\n)/m,
      '    action:\n      $1      $2    jump:\n      $3      $4',
    )
    .replace('- type: quote\n    look: large', '- type: quote')
    .replace(/^ {4}quotes:\n {6}- id.*\n {8}(text.*\n) {8}(author.*\n)/m, '    $1    $2')
    .replace('- type: people\n    look: one', '- type: host')
    .replace(/^ {4}people:\n {6}- id.*\n {8}(text.*\n) {8}(facts.*\n)/m, '    $1    $2')
    .replaceAll('sections[why].points[', 'sections[why].reasons[')
    .replaceAll('sections[free].actions[0]', 'sections[free].action')
    .replaceAll('sections[top].lines[0]', 'sections[top].heading')
    .replaceAll('sections[top].text', 'sections[top].lead')
    .replaceAll('sections[top].actions[0]', 'sections[top].action')
    .replaceAll('sections[top].actions[1]', 'sections[top].jump')
    .replaceAll('sections[said].quotes[quote].', 'sections[said].')
    .replaceAll('sections[who].people[host].', 'sections[who].')

test('what was confirmed stays confirmed, and what was kept stays kept', async () => {
  const cwd = folderWith(current)
  const validate = () => diptych(['validate', '--strict', '--format', 'json'], { cwd })
  const found: readonly { readonly id: string; readonly code: string }[] = JSON.parse(
    (await validate()).stdout,
  ).diagnostics
  expect(found.map(({ code }) => code)).toContain('facts/mismatch')
  for (const { id } of found) await diptych(['keep', id, 'It is meant to be so.'], { cwd })
  expect(await validate()).toMatchObject({ code: 0, stderr: '' })

  const after = filesIn(cwd)
  for (const [path, text] of Object.entries(after)) {
    writeFileSync(join(cwd, 'content', path), inFormat1(text))
  }
  writeFileSync(join(cwd, 'content/site.yaml'), settings(1))
  expect(await validate()).toEqual({
    code: 2,
    stdout: '',
    stderr: `"content" is written in format 1; this version of Diptych reads format ${currentFormat}. Bring it up to date: npm run -s diptych -- migrate\n`,
  })

  const before = filesIn(cwd)
  expect((await diptych(['migrate', '--dry-run'], { cwd })).stdout).toMatch(
    /^ +\d+ \+ {5}look: plain\n[\s\S]*Nothing was written\.\n$/m,
  )
  expect(filesIn(cwd)).toEqual(before)
  // As if it had been cut short after the first file, which is a record.
  writeFileSync(join(cwd, 'content', home), after[home] ?? '')
  await diptych(['migrate'], { cwd })
  expect(filesIn(cwd)).toEqual(after)
  expect(await validate()).toMatchObject({ code: 0, stderr: '' })
  expect((await diptych(['migrate'], { cwd })).stdout).toBe(
    `"content" is up to date: format ${currentFormat}.\n`,
  )
})

test('a file that cannot be read stops it before anything is written', async () => {
  const cwd = folderWith({
    'site.yaml': settings(1),
    'nl/pages/home.yaml': 'path: /\n\ttitle: x\n',
  })
  const before = filesIn(cwd)
  expect(await diptych(['migrate'], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^"content\/nl\/pages\/home\.yaml" cannot be read at line 2\. Fix that first; nothing was written\.\n$/,
    ),
  })
  expect(filesIn(cwd)).toEqual(before)
})

test.for([['validate'], ['build'], ['status'], ['migrate'], ['add', 'page', 'us']])(
  'content of a newer version is refused by %s',
  async (command) => {
    const cwd = folderWith({ 'site.yaml': settings(currentFormat + 7) })
    expect(await diptych(command, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Install the version of Diptych that it is written for'),
    })
  },
)

test('types and validators are made of any content, so that npm installs before it is migrated', async () => {
  const cwd = folderWith({ 'site.yaml': settings(1) })
  expect(await diptych(['generate', '--code'], { cwd })).toMatchObject({ code: 0, stderr: '' })
})
