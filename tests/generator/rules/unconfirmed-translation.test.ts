import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { recorded } from '../recorded-site.ts'
import { findingsOf } from '../small-site.ts'

const nl = 'content/nl/pages/home.yaml'

test.for([
  { name: 'nothing has changed', changes: {}, findings: [] },
  {
    name: 'a text was changed in both languages',
    changes: {
      ...edit('en/pages/home.yaml', /text: .*\n/, 'text: We bake bread.\n'),
      ...edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken brood.\n'),
    },
    findings: [
      `${nl}:8:11 translation/unconfirmed 1 text here is new, or changed in both languages.`,
    ],
  },
  {
    name: 'a translation was changed',
    changes: edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken elke nacht.\n'),
    findings: [
      `${nl}:8:11 translation/unconfirmed 1 text here is new, or changed in both languages.`,
    ],
  },
  {
    name: 'two texts are not on record',
    changes: editBoth('pages/home.yaml', /(title|description): /g, '$1: Our '),
    findings: [
      `${nl}:2:8 translation/unconfirmed 2 texts here are new, or changed in both languages.`,
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf({ ...recorded(), ...changes })).toEqual(findings)
})
