import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import { always, charactersIn } from '#renderer/build/bundle/subset-fonts.ts'
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

test('no style sheet names a font that is not there', () => {
  const styles = [...readFolder(inject('siteFolder'), '.css').values()].join('')
  const fonts = [...styles.matchAll(/url\("?\/(assets\/[^")]+\.woff2)/g)].map(
    ([, path = '']) => path,
  )

  expect(fonts).toHaveLength(2)
  for (const font of fonts)
    expect(readFileSync(join(inject('siteFolder'), font)).length).toBeLessThan(14_000)
})
