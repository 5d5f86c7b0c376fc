import { expect, test } from 'vitest'
import { editBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('markup/unsafe', 'heading', {
  caught: [
    inEnglish('&#x20ac;4'),
    inEnglish('<img src=x onerror=alert(1)>'),
    inEnglish('<a href="https://bakery.example">Bread</a>'),
    inDutch('Caf&eacute;'),
    inDutch('<span class="x">Brood</span>'),
  ],
  clean: [
    inEnglish('Bread & butter'),
    inEnglish('AT&T; and others'),
    inEnglish('<your name here>'),
    inDutch('Brood & boter'),
    inDutch('Minder dan < 5 minuten'),
  ],
})

test.for(['javascript:alert(1)'])('%s is no link', (target) => {
  const link = `      label: More\n      to: ${target}`
  const changes = editBoth('pages/home.yaml', /$/, `    link:\n${link}\n`)
  expect(findingsOf(changes).filter((line) => line.includes('markup/unsafe'))).toHaveLength(2)
})

test.for(['https://bakery.example/data:1'])('%s is a link', (target) => {
  const link = `      label: More\n      to: ${target}`
  const changes = editBoth('pages/home.yaml', /$/, `    link:\n${link}\n`)
  expect(findingsOf(changes).filter((line) => line.includes('markup/unsafe'))).toEqual([])
})
