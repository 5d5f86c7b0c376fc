import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diptych } from '../cli/diptych.ts'
import { openReady } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { runCli, startCli } from './command-line.ts'

const fixture = (name: string) => join(projectRoot, 'tests/fixtures', name, 'content')

const home = `path: /
title: Bäckerei für Sauerteig in {{company.city}}
description: >-
  Brot aus dem Holzofen, jede Nacht in {{company.city}} gebacken und innerhalb von {{delivery.time}} mit dem Rad
  an deine Tür gebracht.
sections:
  - type: text
    look: statement
    id: bread
    tile: leaf
    text: Unsere Bäckerei backt ein einziges Brot. Es kostet {{price.bread}}, und das ist es wert.
    link: { label: Lerne backen, to: courses }
  - type: faq
    id: questions
    heading: Was die Leute fragen
    faq: home
`

const questions = `questions:
  - id: hours
    question: Wann ist der Laden offen?
    answer: Von Dienstag bis Samstag, von 8:00 bis 14:00 Uhr.
  - id: gluten
    question: Gibt es auch Brot ohne Gluten?
    answer: Nein. In unserer Bäckerei ist überall Mehl.
  - id: order
    question: Kann ich am Telefon bestellen?
    answer: Ja, unter {{company.phone}}, bis 12:00 Uhr am Tag davor.
`

const about = `title: Die Bäcker von Korenaar bei Nacht
description: Wer nachts in {{company.city}} am Ofen steht, warum wir ein Brot backen und wie man uns erreicht.
sections:
  - type: text
    look: prose
    id: story
    heading: Die Bäcker bei Nacht
    text: |-
      Zwei Freunde kauften am {{oven.since}} einen alten Ofen und backen seitdem.

      Der Teig ruht einen Tag. Dann kommt er in den Ofen.
    media: { wall: flower }
    side: end
  - type: text
    look: statement
    id: contact
    tile: key
    text: Ruf uns vor Mittag unter {{company.phone}} an. In den Preisen sind {{vat.rate}} Steuer enthalten.
`

const menus = `header:
  - { label: Startseite, to: home }
  - { label: Kurse, to: courses }
  - { label: Über uns, to: about }
drawer:
  - { label: Startseite, to: home }
  - { label: Kurse, to: courses }
  - { label: Über uns, to: about }
footer:
  email: hello@korenaar.example
  lines: ['Die Bäcker aus {{company.city}}']
  columns: []
notice:
  text: Diese Seite merkt sich das Design.
  button: Verstanden
`

const history = (title: string, description: string, text: string) => `title: ${title}
description: ${description}
sections:
  - { type: text, look: statement, id: history, tile: key, text: ${text} }
`

/** A copy of the bakery with a page below another one, and a folder for what is built of it. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-stages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = join(folder, 'content')
  const out = join(folder, 'out')
  cpSync(fixture('korenaar'), content, { recursive: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  const edit = (file: string, from: RegExp, to: string) =>
    write(file, readFileSync(join(content, file), 'utf8').replace(from, to))
  write(
    'en/pages/about/history.yaml',
    history(
      'How our bakery began',
      'How two friends bought an old oven in {{company.city}}, and what they learnt from it since.',
      'It began with an oven.',
    ),
  )
  write(
    'nl/pages/about/history.yaml',
    history(
      'Hoe onze bakkerij begon',
      'Hoe twee vrienden in {{company.city}} een oude oven kochten, en wat ze er sindsdien van leerden.',
      'Het begon met een oven.',
    ),
  )
  edit('nl/pages/courses.yaml', /^/, 'path: /leren-bakken\n')
  const html = (path: string) => readFileSync(join(out, 'current', path, 'index.html'), 'utf8')
  return {
    write,
    edit,
    run: (...command: readonly string[]) => diptych(command, { cwd: folder }),
    build: () => runCli(['build', '--content', content, '--out', out]),
    serve: () => startCli(['serve', '--out', out]),
    has: (path: string) => existsSync(join(out, 'current', path)),
    sitemap: () => readFileSync(join(out, 'current/sitemap.xml'), 'utf8'),
    /** The languages and addresses that the head of a page names. */
    alternates: (path: string) =>
      Array.from(
        html(path).matchAll(
          /<link data-head="" rel="alternate" hreflang="([\w-]+)" href="https:\/\/[^/]+(\/[^"]*)"/g,
        ),
        ([, code, address]) => `${code} ${address}`,
      ),
    /** Where the language switch leads. */
    switched: (path: string) => {
      const list = /<ul class="language-switch".*?<\/ul>/s.exec(html(path))?.[0] ?? ''
      return Array.from(list.matchAll(/href="([^"]+)"/g), ([, address]) => address)
    },
    /** The links of a page to an address, without their attributes for scripts. */
    links: (path: string, to: string) =>
      Array.from(
        html(path).matchAll(new RegExp(`<a\\b[^>]*href="${to}"[^>]*>.*?</a>`, 'gs')),
        ([link]) => link,
      ),
  }
}

const german = 'de/language.yaml'

test('a language of which some pages are there, and an address of its own, in what is built', async () => {
  const site = workplace()
  expect(await site.run('accept', '--rebuild')).toMatchObject({ code: 0 })
  const added = await site.run('add', 'language', 'de')
  expect(added).toMatchObject({ code: 0, stderr: '' })

  // Two pages of three, and the words, menus and questions that they need.
  site.write(german, readFileSync(join(fixture('bakery'), german), 'utf8'))
  site.edit(german, /^locale/m, 'status: partial\nlocale')
  site.write('de/navigation.yaml', menus)
  site.write('de/pages/home.yaml', home)
  site.write('de/pages/about.yaml', about)
  site.write('de/faqs/home.yaml', questions)
  const built = await site.build()
  expect(built, built.stdout).toMatchObject({ code: 0, stderr: '' })
  expect(['de/about', 'de/courses', 'de/about/history'].map(site.has)).toEqual([true, false, false])
  expect(site.sitemap()).toContain('<loc>https://korenaar.example/de/about</loc>')
  expect(site.sitemap()).not.toContain('/de/courses')
  const inAll = ['en /about', 'nl /nl/about', 'de /de/about', 'x-default /about']
  expect(site.alternates('about')).toEqual(inAll)
  expect(site.alternates('de/about')).toEqual(inAll)
  expect(site.alternates('courses')).toEqual([
    'en /courses',
    'nl /nl/leren-bakken',
    'x-default /courses',
  ])
  expect(site.switched('nl/about')).toEqual(['/about', '/nl/about', '/de/about'])
  expect(site.switched('nl/leren-bakken')).toEqual(['/courses', '/nl/leren-bakken', '/de'])
  expect(site.switched('about/history')).toEqual([
    '/about/history',
    '/nl/about/history',
    '/de/about',
  ])
  const links = site.links('de', '/courses')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    expect(link).toContain('hrefLang="en"')
    expect(link).toMatch(/<span lang="en"> \((?:<!-- -->)?English(?:<!-- -->)?\)<\/span>/)
  }
  for (const link of site.links('de', '/de/about')) expect(link).not.toMatch(/hrefLang|English/)

  // A page with an address of its own in a language is found by the switch, with query and hash.
  const { url: siteUrl, stop } = await site.serve()
  onTestFinished(stop)
  for (const [from, choice, to] of [
    ['/courses?a=b#top', 'nl', '/nl/leren-bakken?a=b#top'],
    ['/nl/leren-bakken', 'en', '/courses'],
    ['/about?a=b', 'nl', '/nl/about?a=b'],
  ] as const) {
    const page = await openReady(from, { siteUrl })
    await page.getByRole('banner').locator(`a[hreflang=${choice}]`).click()
    await page.locator(`html[lang=${choice}]`).waitFor()
    expect(page.url().replace(siteUrl, '')).toBe(to)
  }
})
