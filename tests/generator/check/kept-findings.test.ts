import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { recorded } from '../recorded-site.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'

const file = 'nl/pages/home.yaml'

/** The Dutch page with another title and another text. */
const page = (title: string, text = 'Wij bakken in de nacht.') => ({
  [file]: edit(file, /title: .*/, `title: ${JSON.stringify(title)}`)[file]?.replace(
    /text: .*/,
    `text: ${JSON.stringify(text)}`,
  ),
})

/** Two spaces are found in this title, which is on record. */
const untidy = 'Bakkerij in  Haarlem'

/** An entry a text by its language: what is said of one ends when that one changes. */
const keep = (rule: string, path: string, texts: Readonly<Record<string, string>>) => ({
  'acknowledged.yaml': JSON.stringify(
    Object.entries(texts).map(([language, text]) => ({
      ...{ rule, at: `pages/home#${path}`, why: 'It is meant so.' },
      values: { [language]: text },
    })),
  ),
})
const kept = keep('text/whitespace', 'title', { nl: untidy })

const told = (changes: Changes) =>
  checkSmallSite(changes).diagnostics.map(
    ({ severity, code, path }) => `${severity} ${code} ${path}`,
  )

const alone = 'info translation/unconfirmed sections[about].text'

test('a finding elsewhere in a file does not hide that a translation changed alone', () => {
  const before = recorded(page(untidy, 'Wij bakken ’s nachts.'))
  expect(told({ ...before, ...page(untidy) })).toEqual(['warning text/whitespace title', alone])
})

test('neither does one that is kept', () => {
  const before = recorded(page(untidy, 'Wij bakken ’s nachts.'))
  expect(told({ ...before, ...kept, ...page(untidy) })).toEqual([alone])
})

test('a warning in the text itself goes first, unless it is kept', () => {
  const text = 'Wij bakken  in de nacht.'
  const changes = { ...recorded(), ...page('Bakkerij in Haarlem', text) }
  const path = 'sections[about].text'
  expect(told(changes)).toEqual([`warning text/whitespace ${path}`])
  expect(told({ ...changes, ...keep('text/whitespace', path, { nl: text }) })).toEqual([alone])
})

test('texts with a finding of their own are not told as waiting', () => {
  const notice = (language: string, text: string, button: string) => {
    const path = `${language}/navigation.yaml`
    const words = `text: ${JSON.stringify(text)}\n  button: ${JSON.stringify(button)}\n`
    return edit(path, /text: .*\n {2}button: .*\n/, words)
  }
  const waiting = (text: string) =>
    checkSmallSite({
      ...recorded(),
      ...notice('en', 'We keep one line.', 'All right'),
      ...notice('nl', text, 'In orde'),
    }).diagnostics.flatMap(({ code, path }) => (code === 'translation/unconfirmed' ? [path] : []))

  expect(waiting('Wij bewaren één regel.')).toEqual(['notice.text', 'notice.button'])
  expect(waiting('Wij bewaren  één regel.')).toEqual(['notice.button'])
})

test('a kept finding explains no other one', () => {
  const [en, nl] = ['Now with [date] of 14 days.', 'Nu met [datum] van 41 dagen.']
  const changes = {
    ...edit('en/pages/home.yaml', /text: .*/, `text: '${en}'`),
    ...edit(file, /text: .*/, `text: '${nl}'`),
  }
  const path = 'sections[about].text'
  expect(told(changes)).not.toContain(`error facts/mismatch ${path}`)
  expect(told({ ...changes, ...keep('text/placeholder', path, { en, nl }) })).toContain(
    `error facts/mismatch ${path}`,
  )
})
