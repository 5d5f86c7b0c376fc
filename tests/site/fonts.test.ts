import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import { always, charactersIn } from '#renderer/site/bundle/subset-fonts.ts'
import { projectRoot } from '../support/project-root.ts'

const known = new Set(
  always + charactersIn(readFolder(join(projectRoot, 'content'), '.yaml').values()),
)

test('the fonts have every letter of every page', () => {
  const documents = [...readFolder(inject('siteFolder'), '.html')]
  const missing = documents.flatMap(([file, html]) => {
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    return [...new Set(text)]
      .filter((one) => one >= ' ' && !known.has(one))
      .map((one) => `${file}: ${one}`)
  })
  expect(missing).toEqual([])
  expect(documents.length).toBeGreaterThan(10)
})

test('every document has the fonts, no other sheet names them again, and none is missing', () => {
  const fontsIn = (text: string) =>
    Array.from(text.matchAll(/url\("?\/(assets\/[^")]+\.woff2)/g), ([, path = '']) => path)
  const documents = [...readFolder(inject('siteFolder'), '.html').values()].map(fontsIn)
  const [fonts = []] = documents

  expect(new Set(documents.map((found) => found.join()))).toEqual(new Set([fonts.join()]))
  expect([...readFolder(inject('siteFolder'), '.css').values()].flatMap(fontsIn)).toEqual([])
  expect(fonts).toHaveLength(2)
  for (const font of fonts)
    expect(readFileSync(join(inject('siteFolder'), font)).length).toBeLessThan(14_000)
})
