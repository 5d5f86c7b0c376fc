import { expect, test } from 'vitest'
import { dataFile, documentFile, playerFile } from '#renderer/site/files/file-names.ts'
import type { Page } from '#site/types.ts'
import { playerIn } from '../../client/builder/frames.ts'

const page = (path: string, status: Page['status'] = 200): Page => ({
  id: 'page',
  language: 'en',
  path,
  status,
  layout: 'full',
  title: 'Page',
  description: 'A page',
  sections: [],
  twins: {},
})

test.for([
  { page: page('/'), document: 'index.html', data: 'page.json' },
  { page: page('/nl'), document: 'nl/index.html', data: 'nl/page.json' },
  { page: page('/nl/plans'), document: 'nl/plans/index.html', data: 'nl/plans/page.json' },
  { page: page('/sitemap.html'), document: 'sitemap.html', data: 'sitemap.json' },
  { page: page('/nl/sitemap.html'), document: 'nl/sitemap.html', data: 'nl/sitemap.json' },
  { page: page('/not-found', 404), document: '404.html', data: '404.json' },
  { page: page('/nl/not-found', 404), document: 'nl/404.html', data: 'nl/404.json' },
])('$page.path becomes $document', ({ page: each, document, data }) => {
  expect([documentFile(each), dataFile(each)]).toEqual([document, data])
})

test('what quizzes are played with has a file per language', () => {
  const options = [
    { code: 'en', prefix: '' },
    { code: 'nl', prefix: '/nl' },
  ]
  const languages = options.map((each) => ({ ...each, name: '', short: '', locale: '' }))
  const files = options.map(({ code }) => playerFile(playerIn(code), { languages }))
  expect(files).toEqual(['quiz-player.json', 'nl/quiz-player.json'])
})
