import { expect, test } from 'vitest'
import { weighDocument } from '#renderer/site/pages/page-weight.ts'

const weigh = (html: string, opened: readonly string[] = []) => {
  const { requests, foreign } = weighDocument(html, {
    ...{ bytes: 1, scripts: [], origin: 'https://bakery.example', opened },
  })
  return { requests, foreign }
}

test.for([
  ['nothing but itself', '<p>Bread</p>', { requests: 1, foreign: 0 }],
  ['a font', '<link rel="preload" href="/a.woff2" as="font">', { requests: 2, foreign: 0 }],
  ['a style sheet', '<link rel="stylesheet" href="/a.css">', { requests: 2, foreign: 0 }],
  [
    'a style sheet for browsers without scripts',
    '<noscript><link rel="stylesheet" href="/a.css"></noscript>',
    { requests: 1, foreign: 0 },
  ],
  [
    'what no page fetches',
    '<link rel="canonical" href="https://bakery.example/"><link rel="icon" href="/a.ico">',
    { requests: 1, foreign: 0 },
  ],
  [
    'a link to read on',
    '<a href="https://elsewhere.example">More</a>',
    { requests: 1, foreign: 0 },
  ],
  ['a symbol of the document', '<svg><use href="#key"></use></svg>', { requests: 1, foreign: 0 }],
  [
    'two symbols of one file',
    '<use href="/tiles.svg#key"></use><use href="/tiles.svg#sun"></use>',
    { requests: 2, foreign: 0 },
  ],
  ['a picture', '<img src="/bread.avif" alt="">', { requests: 2, foreign: 0 }],
  [
    'a picture in the document',
    '<img src="data:image/png;base64,AA" alt="">',
    { requests: 1, foreign: 0 },
  ],
  [
    'its own address in full',
    '<script src="https://bakery.example/a.js"></script>',
    { requests: 2, foreign: 0 },
  ],
  [
    'another site',
    '<script src="https://count.example/a.js"></script>',
    { requests: 1, foreign: 1 },
  ],
  [
    'another site without a scheme',
    '<img src="//count.example/a.gif" alt="">',
    { requests: 1, foreign: 1 },
  ],
  ['a frame', '<iframe src="https://map.example/"></iframe>', { requests: 1, foreign: 1 }],
] as const)('%s', ([, html, expected]) => {
  expect(weigh(html)).toEqual(expected)
})

test('what a page opens with counts as asked of others', () => {
  expect(weigh('<p>Book</p>', ['https://call.example/a.js', 'https://call.example/a.css'])).toEqual(
    {
      requests: 1,
      foreign: 2,
    },
  )
})
