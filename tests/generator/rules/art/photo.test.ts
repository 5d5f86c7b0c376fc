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
    'a misspelt name': named('ana', { 'photos/anna.avif': whole }),
    'two letters swapped': named('nana', { 'photos/anna.avif': whole }),
    'another name': named('bram', { 'photos/anna.avif': whole }),
    'a JPEG with another ending': anna(others.jpeg),
    'a PNG with another ending': anna(others.png),
    'a WebP with another ending': anna(others.webp),
    'a GIF with another ending': anna(others.gif),
    'an SVG with another ending': anna(others.svg),
    'an empty file': anna(''),
    'the first bytes of an AVIF': anna(whole.slice(0, 40)),
    'an AVIF that ends within its size': anna(whole.slice(0, whole.indexOf('ispe') + 12)),
    'a HEIC': anna(avif({ ...good, brands: ['heic', 'mif1'] })),
    'a square': sized(190, 190),
    'a landscape': sized(190, 152),
    'three by four': sized(180, 240),
    'two dots too high': sized(152, 192),
    'two dots too wide': sized(156, 192),
    'the size of the place': sized(76, 95),
    'a dot too small': sized(151, 189),
    'four dots for each on screen and one more': sized(305, 381),
    'the size of a camera': sized(3200, 4000),
    'nothing wide': sized(0, 0),
    'a byte too heavy': anna(avif({ ...good, bytes: 6001 })),
    'much too heavy': anna(avif({ ...good, bytes: 90_000 })),
    'a large one made of small ones': anna(
      avif({ width: 608, height: 760, parts: Array(16).fill([152, 190]) }),
    ),
  },
  clean: {
    'the small site': {},
    'a photo that nobody names': { 'photos/anna.avif': whole },
    'a broken photo that nobody names': { 'photos/anna.avif': others.jpeg },
    'a photo of another format that nobody names': named('anna', {
      'photos/anna.avif': whole,
      'photos/bram.avif': avif({ width: 190, height: 190 }),
    }),
    'the least size': anna(whole),
    'the most size': sized(304, 380),
    'a size between': sized(240, 300),
    'a side that is rounded up': sized(153, 192),
    'a side that is rounded down': sized(153, 191),
    'a dot too high': sized(152, 191),
    'a dot too wide': sized(153, 190),
    'as heavy as it may be': anna(avif({ ...good, bytes: 6000 })),
    'as light as can be': anna(avif({ ...good, bytes: 0 })),
    'a name with a hyphen': named('anna-maria', { 'photos/anna-maria.avif': whole }),
    'a name that begins with a digit': named('2026-anna', { 'photos/2026-anna.avif': whole }),
    'a sequence that holds a picture': anna(avif({ ...good, brands: ['avis', 'avif'] })),
    'one made of parts': anna(
      avif({
        ...good,
        parts: [
          [76, 95],
          [76, 95],
        ],
      }),
    ),
    'another photo beside it': named('bram', {
      'photos/anna.avif': whole,
      'photos/bram.avif': avif({ width: 200, height: 250 }),
    }),
  },
})

test.for([
  {
    name: 'a name that is nearly right',
    site: named('ana', { 'photos/anna.avif': whole }),
    says: 'There is no photo content/photos/ana.avif. Did you mean "anna"?',
  },
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
  {
    name: 'a small one',
    site: sized(80, 100),
    says: 'content/photos/anna.avif is 80 by 100 dots, which is blurred on many screens. Save it as 152 by 190 dots.',
  },
  {
    name: 'a large one',
    site: sized(800, 1000),
    says: 'content/photos/anna.avif is 800 by 1,000 dots, more than any screen shows. Save it as 152 by 190 dots; 304 by 380 is the most.',
  },
  {
    name: 'a heavy one',
    site: anna(avif({ ...good, bytes: 12_345 })),
    says: 'content/photos/anna.avif has 12,345 bytes, and 6,000 is the most. Save it with a lower quality, or as 152 by 190 dots.',
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
