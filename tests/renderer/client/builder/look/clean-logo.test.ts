import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleanLogo,
  type LogoFault,
  largestLogo,
  readLogo,
} from '#renderer/client/builder/look/logo/clean-logo.ts'
import { runs } from '../../../../support/runs.ts'

const root = 'xmlns="http://www.w3.org/2000/svg"'
const open = `<svg ${root} viewBox="0 0 8 8">`
const path = '<path d="M0 0h8v8z"/>'

/** What is left of an SVG, without what every one begins with; or its fault. */
function cleaned(text: string): string {
  const found = cleanLogo(new TextEncoder().encode(text))
  if (typeof found === 'string') return found
  const [start = '', data = ''] = found.logo.split(',')
  expect(start).toBe('data:image/svg+xml;base64')
  const markup = Buffer.from(data, 'base64').toString()
  expect(markup.startsWith(open)).toBe(true)
  expect(markup.endsWith('</svg>')).toBe(true)
  return markup.slice(open.length, -'</svg>'.length)
}

test.for<readonly [name: string, within: string, left: string]>([
  [
    'shapes',
    `<g fill="#123">${path}<circle r="2"/></g>`,
    `<g fill="#123">${path}<circle r="2"/></g>`,
  ],
  [
    'a gradient',
    `<defs><linearGradient id="a"><stop offset=".5" stop-color="red"/></linearGradient></defs><rect fill="url('#a')" width="8" height="8"/>`,
    '<defs><linearGradient id="a"><stop offset=".5" stop-color="red"/></linearGradient></defs><rect fill="url(#a)" width="8" height="8"/>',
  ],
  [
    'a gradient of another one',
    `<radialGradient id="b" xlink:href="#a"/>${path}`,
    `<radialGradient id="b" href="#a"/>${path}`,
  ],
  ['a script', `<script>alert(1)</script>${path}`, path],
  ['a script in a section', `<script><![CDATA[a<b]]></script>${path}`, path],
  ['a script from elsewhere', `<script href="https://evil.example/a.js"/>${path}`, path],
  ['a style', `<style>@import "https://evil.example/a.css";</style>${path}`, path],
  ['a foreign object', `<foreignObject><div onclick="go()">x</div></foreignObject>${path}`, path],
  ['a link', `<a href="javascript:alert(1)">${path}</a>`, path],
  ['an event', '<path d="M0 0h8v8z" onload="alert(1)" onclick="go()"/>', path],
  ['an event in capitals', '<path d="M0 0h8v8z" ONLOAD="alert(1)"/>', path],
  [
    'an animation',
    `${path.slice(0, -2)}><set attributeName="href" to="javascript:go()"/></path>`,
    '<path d="M0 0h8v8z"></path>',
  ],
  [
    'notes of an editor',
    `<metadata><rdf:RDF/></metadata><sodipodi:namedview id="x"/>${path}`,
    path,
  ],
  [
    'a style on a shape',
    '<path d="M0 0h8v8z" style="fill:#f00;behavior:url(x);-inkscape-x:1"/>',
    '<path d="M0 0h8v8z" fill="#f00"/>',
  ],
  ['an address in a style', '<path d="M0 0h8v8z" style="fill:url(https://evil.example/)"/>', path],
  ['words for readers', `<title>Ours</title><desc>Logo</desc>${path}`, path],
  ['a comment', `<!-- <script>alert(1)</script> -->${path}`, path],
  ['a named character', '<path d="M0&#32;0h8v8z"/>', '<path d="M0 0h8v8z"/>'],
  ['a mark in a name', '<path id="a&quot;b" d="M0 0h8v8z"/>', path],
])('an SVG keeps what draws it: %s', ([, within, left]) => {
  expect(cleaned(`${open}${within}</svg>`)).toBe(left)
})

test.for<readonly [name: string, text: string, fault: LogoFault]>([
  ['text', `${open}<text>Ours</text>${path}</svg>`, 'foreign'],
  ['a picture', `${open}<image href="https://evil.example/a.png"/>${path}</svg>`, 'foreign'],
  ['a picture within', `${open}<image href="data:image/png;base64,AA=="/>${path}</svg>`, 'foreign'],
  ['a use', `${open}<use href="https://evil.example/a.svg#a"/>${path}</svg>`, 'foreign'],
  ['a filter', `${open}<filter id="a"/>${path}</svg>`, 'foreign'],
  ['a drawing within', `${open}<svg>${path}</svg></svg>`, 'foreign'],
  ['a script in capitals', `${open}<SCRIPT>go()</SCRIPT>${path}</svg>`, 'foreign'],
  [
    'an HTML element',
    `${open}<iframe src="https://evil.example/"></iframe>${path}</svg>`,
    'foreign',
  ],
  ['an unknown attribute', `${open}<path d="M0 0" formaction="x"/></svg>`, 'foreign'],
  [
    'an address in a fill',
    `${open}<path fill="url(https://evil.example/#a)" d="M0 0"/></svg>`,
    'foreign',
  ],
  [
    'an address without quotes',
    `${open}<path fill="url(evil.example)" d="M0 0"/></svg>`,
    'foreign',
  ],
  [
    'an address that is spelled out',
    `${open}<path fill="&#117;rl(//evil.example)" d="M0 0"/></svg>`,
    'foreign',
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "go()">]>${open}<path d="&a;"/></svg>`, 'foreign'],
  [
    'a bomb of entities',
    `<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>${open}<path fill="&b;" d="M0 0"/></svg>`,
    'foreign',
  ],
  ['nothing to see', `${open}<g/></svg>`, 'broken'],
  ['no end', `${open}${path}`, 'broken'],
  ['two ends', `${open}${path}</svg></svg>`, 'broken'],
  ['two drawings', `${open}${path}</svg>${open}${path}</svg>`, 'broken'],
  ['crossed elements', `${open}<g>${path}</svg></g>`, 'broken'],
  ['an attribute without quotes', `${open}<path d=M0/></svg>`, 'broken'],
  ['no size', `<svg ${root}>${path}</svg>`, 'broken'],
  ['a size of nothing', `<svg ${root} viewBox="0 0 0 8">${path}</svg>`, 'broken'],
  ['a size in words', `<svg ${root} viewBox="0 0 a b">${path}</svg>`, 'broken'],
  ['a page', '<!doctype html><script>go()</script>', 'kind'],
  ['a page with a drawing', `<html><body>${open}${path}</svg></body></html>`, 'broken'],
  ['nothing', '', 'kind'],
])('an SVG is refused: %s', ([, text, fault]) => {
  expect(cleaned(text)).toBe(fault)
})

test('an SVG without a viewBox has its size for one', () => {
  expect(
    cleaned(`<?xml version="1.0"?>\n<svg ${root} width="8px" height="8">${path}</svg>\n`),
  ).toBe(path)
})

test('whatever a text says, what is left of it holds nothing but shapes', () => {
  const parts = [
    '<svg viewBox="0 0 8 8">',
    '</svg>',
    path,
    '<script>',
    '</script>',
    ' onload="go()"',
    '<g',
    '>',
    '"',
    "'",
    '&lt;',
    'url(',
    '<!--',
    '-->',
    '<a href="javascript:go()">',
    '</a>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (some) => {
      const found = cleanLogo(new TextEncoder().encode(some.join('')))
      if (typeof found === 'string') return
      const markup = Buffer.from(found.logo.split(',')[1] ?? '', 'base64').toString()
      expect(markup).toMatch(/^<svg [^<>]*>(?:<\/?(?:path|g)[^<>]*>)*<\/svg>$/)
      expect(markup).not.toMatch(/script|onload|href/)
    }),
    { numRuns: runs(300) },
  )
})

/** A PNG of parts; their checksums are not looked at before the browser decodes it. */
function png(...parts: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const chunks = parts.map(([name, data]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  })
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function header(width: number, height: number): readonly [string, Uint8Array] {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 6], 8)
  return ['IHDR', data]
}

const pixels = ['IDAT', deflateSync(Buffer.alloc(5))] as const
const end = ['IEND', new Uint8Array()] as const
const whole = png(header(1, 1), pixels, end)

test('a PNG keeps what draws it, and loses where it was made and how it moves', () => {
  const more = png(
    ...[header(1, 1), ['acTL', Buffer.alloc(8)] as const, ['eXIf', Buffer.from('52.37N')] as const],
    ...[pixels, ['tEXt', Buffer.from('Author\0Jo')] as const, end],
  )
  const plain = cleanLogo(whole)
  expect(cleanLogo(more)).toEqual(plain)
  expect(cleanLogo(Buffer.concat([whole, Buffer.from('<script>')]))).toEqual(plain)
  expect(plain).toEqual({ logo: `data:image/png;base64,${Buffer.from(whole).toString('base64')}` })
})

test.for<readonly [name: string, bytes: Uint8Array, fault: LogoFault]>([
  ['a bomb', png(header(60_000, 60_000), pixels, end), 'sides'],
  ['a long one', png(header(2049, 1), pixels, end), 'sides'],
  ['no width', png(header(0, 1), pixels, end), 'broken'],
  ['no header', png(pixels, end), 'broken'],
  ['two headers', png(header(1, 1), header(60_000, 60_000), pixels, end), 'broken'],
  ['no pixels', png(header(1, 1), end), 'broken'],
  ['no end', png(header(1, 1), pixels), 'broken'],
  ['cut off', whole.slice(0, -6), 'broken'],
  ['only its beginning', whole.slice(0, 8), 'broken'],
  [
    'a part longer than the file',
    Buffer.concat([whole.slice(0, 8), Buffer.from('ffffffff49484452', 'hex'), Buffer.alloc(40)]),
    'broken',
  ],
  ['too large', new Uint8Array(largestLogo + 1), 'large'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'kind'],
])('a PNG is refused: %s', ([, bytes, fault]) => {
  expect(cleanLogo(bytes)).toBe(fault)
})

const dataOf = (text: string, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(text).toString('base64')}`
const clean = `${open}${path}</svg>`

test.for<readonly [name: string, value: unknown, isTaken: boolean]>([
  ['as it is written', dataOf(clean), true],
  ['with a script', dataOf(`${open}<script>go()</script>${path}</svg>`), false],
  ['with an event', dataOf(`<svg ${root} viewBox="0 0 8 8" onload="go()">${path}</svg>`), false],
  ['of another type', dataOf(clean, 'png'), false],
  ['a page', `data:text/html;base64,${Buffer.from(clean).toString('base64')}`, false],
  ['not in base64', `data:image/svg+xml,${encodeURIComponent(clean)}`, false],
  ['from elsewhere', 'https://evil.example/logo.svg', false],
  ['a script', 'javascript:alert(1)', false],
  ['damaged', 'data:image/svg+xml;base64,%%%', false],
  ['endless', `${dataOf(clean)}${'A'.repeat(100_000)}`, false],
  ['no text', { toString: () => dataOf(clean) }, false],
  [
    'a bomb',
    `data:image/png;base64,${Buffer.from(png(header(60_000, 9), pixels, end)).toString('base64')}`,
    false,
  ],
])('a logo of a quiz from elsewhere is read: %s, %s, %s', ([, value, isTaken]) => {
  expect(readLogo(value)).toBe(isTaken ? value : undefined)
})
