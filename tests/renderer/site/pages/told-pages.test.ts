import { expect, test } from 'vitest'
import { emitData } from '#generator/index.ts'
import type { Figures, MadeDocument, PageFiles, PageWeight } from '#renderer/site/page-input.ts'
import { makeTold, type ToldDocument } from '#renderer/site/pages/told-pages.ts'
import { checkSmallSite } from '../../../generator/small-site.ts'

const { site, memo } = checkSmallSite()
const [home] = emitData(site, memo).pages
if (!home) throw new Error('The site has no page.')
const { page, chrome } = home

const weightOf = (bytes: number, isHome = true): PageWeight => ({
  ...{ language: 'en', isHome, bytes, fontBytes: 0, codeBytes: 0, requests: 1, foreign: 0 },
})

/** The page tells the bytes of home in tens. */
const figures: Figures = {
  isTold: () => true,
  digest: (_, weights) => String(Math.round((weights[0]?.bytes ?? 0) / 10)),
  fill: (given, weights) => ({ ...given, title: figures.digest('en', weights) }),
}

interface Given {
  /** The bytes of the page that tells this. */
  readonly sizeOf: (told: string) => number
  readonly before?: MadeDocument
}

async function make({ sizeOf, before }: Given) {
  const told: string[] = []
  const kept: MadeDocument[] = []
  const document: ToldDocument = {
    ...{ chrome, before },
    begin: () => ({ value: new Map([['home', page]]), tell: (what) => kept.push(what) }),
  }
  const files = await makeTold({
    ...{ documents: [document], weights: [], figures, from: 'here' },
    make: async (input): Promise<PageFiles> => {
      told.push(input.page.title)
      return {
        ...{ document: 'index.html', style: '', files: [] },
        listed: { path: '/', status: 200, twins: {} },
        weight: weightOf(sizeOf(input.page.title)),
      }
    },
  })
  return { told, kept, bytes: files[0]?.weight.bytes }
}

test('a page tells what it weighs once it tells it', async () => {
  const { told, kept, bytes } = await make({ sizeOf: (text) => 100 + text.length * 20 })

  expect(told).toEqual(['0', '12', '14'])
  expect(bytes).toBe(140)
  expect(kept).toEqual([expect.objectContaining({ figures: '14', from: 'here' })])
})

test('a page between two figures tells the higher', async () => {
  // The higher figure makes the page lighter, the lower one heavier.
  const { told } = await make({ sizeOf: (text) => (text === '11' ? 104 : 106) })

  expect(told).toEqual(['0', '11', '11'].slice(0, told.length))
  expect(told.at(-1)).toBe('11')
})

test.for([
  { before: '10', made: [] },
  { before: '99', made: ['0', '10'] },
])('files that told $before are kept if that is still so', async ({ before, made }) => {
  const files: PageFiles = {
    ...{ document: 'index.html', style: '', files: [] },
    listed: { path: '/', status: 200, twins: {} },
    weight: weightOf(100),
  }
  const { told } = await make({
    sizeOf: () => 100,
    before: { from: 'here', pages: [files], figures: before },
  })

  expect(told).toEqual(made)
})
