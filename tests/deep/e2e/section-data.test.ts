import { expect, test } from 'vitest'
import { built, type Data, keepsWords, pageFile, visitor } from '../../e2e/damaged-page.ts'
import { kinds } from '../../e2e/routes.ts'

test.for(kinds)('%s keeps its words whatever its sections lack', keepsWords)

test('home keeps its words whatever the data of the page and of what surrounds it lack', async () => {
  const { page, damages, visit } = await visitor()
  const { page: content, chrome } = pageFile('/')
  const files = [
    { address: '**/page.json', keys: Object.keys(content), in: 'page' },
    { address: `**${chrome}`, keys: Object.keys(built(chrome)) },
  ]
  for (const { address, keys, in: name } of files) {
    for (const key of keys) {
      await damages(address, (data) => delete (name ? (data[name] as Data) : data)[key])
      const { before, after } = await visit('/')
      expect(after, `without ${key}`).toBe(before)
      await page.unroute(address)
    }
  }
})
