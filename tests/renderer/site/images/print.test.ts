import { expect, test } from 'vitest'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import { readLetters } from '#renderer/site/images/letters.ts'
import { pixelsOf, plainDifferences } from '#renderer/site/images/png.ts'
import { createPrint, inkLength, inkOf, type Line } from '#renderer/site/images/print.ts'
import { ownProject } from '../../../support/project.ts'

const { fonts } = readBrandArt(ownProject)
const letters = readLetters(await plainFonts(fonts.display), { weight: 700, spacing: -0.024 })
const print = createPrint(letters)
const [width, height] = [400, 120]
const white = 0xffffff

/** The places of a white sheet on which a line was printed. */
function printed(line: Pick<Line, 'text' | 'size' | 'x' | 'y'> & { readonly right?: number }) {
  const sheet = plainDifferences(width, height)
  print(sheet, { color: 1, right: width, ...line })
  const places = new Uint8Array(width * height)
  for (let at = 0; at < places.length; at += 1) {
    const row = Math.floor(at / width)
    places[at] = (sheet.rows[at + row + 1] ?? 0) + (places[at - width] ?? 0)
  }
  return places
}

test.for([
  { text: 'Façade, été & Œuvre', size: 36, x: 10, y: 60 },
  { text: 'Ty rf ff AVAWA', size: 48.5, x: 3.3, y: 70.4 },
  { text: 'tegelwerk.example/a-page', size: 21, x: 0.6, y: 30 },
])('$text looks as its outlines do', ({ text, size, x, y }) => {
  const ink = inkOf(white, 0)
  const places = printed({ text, size, x, y })
  const { colors } = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><g transform="translate(${x} ${Math.round(y)})">${letters.outlines(text, size)}</g></svg>`,
    width,
  )
  const differences = Array.from(places, (place, at) => {
    const color = place === 0 ? white : (ink[place - 1] ?? Number.NaN)
    return Math.abs((color & 0xff) - ((colors[at] ?? 0) & 0xff))
  })
  const covered = differences.filter((_, at) => colors[at] !== white)
  expect(Math.max(...differences)).toBeLessThan(96)
  expect(covered.reduce((sum, each) => sum + each, 0) / covered.length).toBeLessThan(8)
})

test('letters that touch have no other colour than their own', () => {
  const places = printed({ text: 'rfffttAVAWAjgyffW', size: 44, x: 4, y: 60 })
  expect(Math.max(...places)).toBeGreaterThanOrEqual(inkLength / 2)
  expect(Math.max(...places)).toBeLessThanOrEqual(inkLength)
  const ink = inkOf(white, 0x203040)
  expect(new Set(ink.slice(inkLength / 2 - 1))).toEqual(new Set([0x203040]))
})

test.for([
  { what: 'right of the sheet', x: 390, y: 60 },
  { what: 'left of it', x: -30, y: 60 },
  { what: 'above it', x: 10, y: 2 },
  { what: 'below it', x: 10, y: 125 },
  { what: 'beside the ground', x: 10, y: 60, right: 12 },
])('a letter that reaches $what is left out', ({ what: _, ...place }) => {
  expect(Math.max(...printed({ text: 'M', size: 40, ...place }))).toBe(0)
})
