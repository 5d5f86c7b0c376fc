import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardFolder, dropOldCards } from '#renderer/site/images/card/kept-card.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'

test('the oldest cards that a build does not have are removed, those that it has never', () => {
  const cache = temporaryFolder({ [`${cardFolder}/used.png`]: 'the oldest of all' })
  const folder = join(cache, cardFolder)
  utimesSync(join(folder, 'used.png'), 1, 1)
  for (let age = 1; age <= 510; age += 1) {
    const file = join(folder, `${age}.png`)
    writeFileSync(file, '')
    utimesSync(file, 10_000 - age, 10_000 - age)
  }
  dropOldCards(cache, [`${cardFolder}/used.png`])
  const left = readdirSync(folder)
  expect(left).toHaveLength(501)
  expect(left).toEqual(expect.arrayContaining(['used.png', '1.png', '500.png']))
  dropOldCards(join(folder, 'missing'), [])
})
