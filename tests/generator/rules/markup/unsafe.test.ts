import { expect, test } from 'vitest'
import { editBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('markup/unsafe', 'heading', {
  caught: [
    inEnglish('Bread &amp; butter'),
    inEnglish('Bread&nbsp;today'),
    inEnglish('Caf&eacute;'),
    inEnglish('&#8364;4'),
    inEnglish('&#x20ac;4'),
    inEnglish('Bread<br>today'),
    inEnglish('Bread<br/>today'),
    inEnglish('<b>Bread</b>'),
    inEnglish('Bread</p>'),
    inEnglish('<script>alert(1)</script>'),
    inEnglish('<img src=x onerror=alert(1)>'),
    inEnglish('<a href="https://bakery.example">Bread</a>'),
    inDutch('Brood &amp; boter'),
    inDutch('<strong>Brood</strong>'),
    inDutch('Caf&eacute;'),
    inDutch('<span class="x">Brood</span>'),
    inDutch('Brood &ndash; vers'),
  ],
  clean: [
    inEnglish('Bread & butter'),
    inEnglish('We <3 bread'),
    inEnglish('1 < 2 > 0'),
    inEnglish('AT&T; and others'),
    inEnglish('Fish&chips;'),
    inEnglish('B&B'),
    inEnglish('<your name here>'),
    inEnglish('R&D; research'),
    inEnglish('a<b and c>d'.replace('<b', ' < b')),
    inEnglish('Bread — fresh'),
    inDutch('Brood & boter'),
    inDutch('Wij <3 brood'),
    inDutch('Minder dan < 5 minuten'),
    inDutch('Vul <naam> in'),
    inDutch('Café'),
    inDutch('P&O en HR'),
  ],
})

test.for(['javascript:alert(1)', 'data:text/html,hi'])('%s is no link', (target) => {
  const link = `      label: More\n      to: ${target}`
  const changes = editBoth('pages/home.yaml', /$/, `    link:\n${link}\n`)
  expect(findingsOf(changes).filter((line) => line.includes('markup/unsafe'))).toHaveLength(2)
})

test.for(['https://bakery.example/data:1', 'mailto:data@bakery.example', 'home'])(
  '%s is a link',
  (target) => {
    const link = `      label: More\n      to: ${target}`
    const changes = editBoth('pages/home.yaml', /$/, `    link:\n${link}\n`)
    expect(findingsOf(changes).filter((line) => line.includes('markup/unsafe'))).toEqual([])
  },
)
