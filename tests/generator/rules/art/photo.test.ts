import { expect, test } from 'vitest'
import { avif } from '../../../support/avif.ts'
import { siteWithPerson } from '../../site-with-person.ts'
import type { Changes } from '../../small-site.ts'
import { findingsOfRule, holdsForSites } from '../sites.ts'

const page = 'en/pages/home.yaml'

/** That page alone with somebody on it, so that each mistake is told once. */
const named = (name: string, photos: Changes): Changes => ({
  [page]: siteWithPerson(name, {})[page],
  ...photos,
})

const anna = (text: string) => named('anna', { 'photos/anna.avif': text })
const sized = (width: number, height: number) => anna(avif({ width, height }))
const good = { width: 152, height: 190 } as const
const whole = avif(good)

/** A minimal file of another format. */
const others = {
  jpeg: '\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0\u0001\u0001',
  png: '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0098\0\0\0\u00BE',
  webp: 'RIFF\u0024\0\0\0WEBPVP8 ',
  gif: 'GIF89a\u0098\0\u00BE\0',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="152" height="190"/>',
}

holdsForSites('art/photo', {
  caught: {
    'no photo at all': named('anna', {}),
    'a JPEG with another ending': anna(others.jpeg),
    'two dots too high': sized(152, 192),
    'the size of the place': sized(76, 95),
    'four dots for each on screen and one more': sized(305, 381),
    'a byte too heavy': anna(avif({ ...good, bytes: 6001 })),
  },
  clean: {
    'a photo of another format that nobody names': named('anna', {
      'photos/anna.avif': whole,
      'photos/bram.avif': avif({ width: 190, height: 190 }),
    }),
    'the most size': sized(304, 380),
    'a dot too wide': sized(153, 190),
    'as heavy as it may be': anna(avif({ ...good, bytes: 6000 })),
  },
})

test.for([
  {
    name: 'a file of another format',
    site: anna(others.jpeg),
    says: 'content/photos/anna.avif is not an AVIF. Save the photo as AVIF: another ending in its name is not enough.',
  },
  {
    name: 'another proportion',
    site: sized(200, 200),
    says: 'content/photos/anna.avif is 200 by 200 dots, which is not four by five. Cut it: 200 by 250 dots, or save it as 152 by 190.',
  },
])('$name: told where the photo is named', ({ site, says }) => {
  const found = findingsOfRule('art/photo', site)
  const line = site[page]?.split('\n').findIndex((each) => each.includes('photo:')) ?? 0
  expect(found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([says])
  expect(found.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).toEqual([
    `content/${page}:${line + 1}:14`,
  ])
})

test('a square that is heavy too is told as both', () => {
  const site = anna(avif({ width: 190, height: 190, bytes: 7000 }))
  expect(findingsOfRule('art/photo', site)).toHaveLength(2)
})

test('told in Dutch', () => {
  const site = sized(200, 200)
  expect(findingsOfRule('art/photo', site, 'nl')[0]?.message).toMatch(/geen vier bij vijf/)
})
