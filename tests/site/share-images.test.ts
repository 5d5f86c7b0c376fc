import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { english, languages } from '../e2e/languages.ts'
import { missing, routes } from '../e2e/routes.ts'

const siteUrl = inject('siteUrl')
const { origin, brand } = english.chrome

const load = async (path: string) => {
  const response = await fetch(`${siteUrl}${path}`)
  expect(response.status, path).toBe(200)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** The properties of Open Graph and X that a document names, each with its values in order. */
async function tagsOf(path: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const html = await (await fetch(`${siteUrl}${path}`)).text()
  const tags: Record<string, string[]> = {}
  const tag = /<meta [^>]*(?:property="(og:[^"]*)"|name="(twitter:[^"]*)") content="([^"]*)"/g
  for (const [, property, name, content = ''] of html.matchAll(tag)) {
    const key = property ?? name ?? ''
    tags[key] = [...(tags[key] ?? []), content]
  }
  return tags
}

/** What the header of a PNG says: https://www.w3.org/TR/png-3/#11IHDR */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect(bytes.toString('latin1', 12, 16)).toBe('IHDR')
  expect(bytes.toString('latin1', bytes.length - 8, bytes.length - 4)).toBe('IEND')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const tags = new Map(
  await Promise.all(
    [...routes, ...missing].map(async ({ path }) => [path, await tagsOf(path)] as const),
  ),
)

const territories: Readonly<Record<string, string>> = { en: 'en_GB', nl: 'nl_NL' }

test.for(routes)('$path has a card of its own', async ({ path, canonical, language, twin }) => {
  const others = languages.filter(({ code }) => code !== language && twin !== undefined)
  const found = tags.get(path) ?? {}
  expect(found).toEqual({
    'og:title': [expect.stringMatching(/\S/)],
    'og:description': [expect.stringMatching(/\S/)],
    'og:type': ['website'],
    'og:site_name': [brand.name],
    'og:url': [`${origin}${canonical}`],
    'og:locale': [territories[language]],
    ...(others.length > 0 && {
      'og:locale:alternate': others.map(({ code }) => territories[code]),
    }),
    'og:image': [expect.stringMatching(new RegExp(`^${origin}/assets/cards/[0-9a-f]{16}\\.png$`))],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringMatching(/\S/)],
    'twitter:card': ['summary_large_image'],
  })

  const image = found['og:image']?.[0] ?? ''
  const { response, bytes } = await load(image.slice(origin.length))
  expect(readPng(bytes)).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(30_000)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')

  const same = routes.filter((other) => tags.get(other.path)?.['og:image']?.[0] === image)
  expect(new Set(same.map((other) => other.canonical))).toEqual(new Set([canonical]))
})

test.for(missing)('$path is shown with the icon of the site', ({ path }) => {
  expect(tags.get(path)).toMatchObject({ 'og:image': [`${origin}/icon-512.png`] })
  expect(tags.get(path)).not.toHaveProperty('og:url')
})

describe('icons', () => {
  test.for([
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
  ] as const)('%s is %i pixels wide', async ([path, size]) => {
    expect(readPng((await load(path)).bytes)).toEqual([size, size])
  })

  test('the file for old browsers holds a picture', async () => {
    const { bytes } = await load('/favicon.ico')
    const from = bytes.readUInt32LE(18)
    expect([0, 2, 4].map((at) => bytes.readUInt16LE(at))).toEqual([0, 1, 1])
    expect([bytes[6], bytes[7]]).toEqual([32, 32])
    expect(readPng(bytes.subarray(from, from + bytes.readUInt32LE(14)))).toEqual([32, 32])
  })

  test('the drawing has other colours in the dark', async () => {
    const { bytes } = await load('/favicon.svg')
    expect(bytes.toString()).toContain('@media(prefers-color-scheme:dark)')
    expect((await sharp(bytes).metadata()).format).toBe('svg')
  })

  test('documents link to them', async () => {
    const { bytes } = await load('/nl')
    const links = [...bytes.toString().matchAll(/<link rel="([^"]*icon)" href="([^"]*)"/g)]
    expect(links.map(([, rel, href]) => [rel, href])).toEqual([
      ['icon', '/favicon.ico'],
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
    ])
    for (const [, , href = ''] of links) await load(href)
  })
})
