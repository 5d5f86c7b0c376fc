import { missingName } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { located } from '../model/text-place.ts'
import { textsOf } from '../model/texts.ts'
import {
  letters,
  readTurned,
  readWord,
  rowsIn,
  tilesOf,
  turnedIn,
  wordsOf,
} from '../model/walls.ts'
import { isRecord } from '../read/path.ts'
import { type FoundInText, siteRule, textRuleOf } from './rule.ts'

export const turnedWall = siteRule('art/turned-wall', 'error', function* (site) {
  const document = site.find('walls', 'walls')
  if (!document || !isRecord(document.data)) return
  for (const [wall, drawing] of Object.entries(document.data)) {
    if (!isRecord(drawing)) continue
    const turned = turnedIn(drawing)
    const rows = [
      ...turned.map((text, index) => ({ text, path: [wall, 'turned', index] })),
      ...rowsIn(drawing).map((text, index) => ({ text, path: [wall, 'rows', index] })),
    ]
    const [top] = rows
    if (!top)
      yield { messageId: 'empty', data: { wall }, ...located(document, [wall], { part: 'key' }) }
    if (!top || turned.length === 0) continue
    const first = wordsOf(top.text).length
    for (const [index, { text, path }] of rows.entries()) {
      const row = index + 1
      const cells = [...text.matchAll(/\S+/g)]
      for (const [at, { 0: word, index: after }] of cells.entries()) {
        if (row > turned.length || readTurned(word)) continue
        const place = located(document, path, { within: word, after })
        yield { messageId: 'cell', data: { word, row, column: at + 1, ...choices }, ...place }
      }
      if (cells.length !== first) {
        const data = { row, count: cells.length, first }
        yield { messageId: 'row', data, ...located(document, path) }
      }
    }
  }
})

const choices = { discs: letters.disc.join(' '), plain: letters.plain.join(' ') } as const

const turns = [undefined, 90, 180, 270]

export const unknownTile = textRuleOf(textsOf, 'art/unknown-tile', 'breaking', (text, site) => {
  const document = site.find('tiles', 'tiles')
  const isUnreadable = document !== undefined && document.data === undefined
  if (text.schema['x-ref'] !== 'tiles' || isUnreadable) return []
  const tiles = tilesOf(site)

  return text.text.matchAll(/\S+/g).flatMap(({ 0: written, index }): readonly FoundInText[] => {
    if (written === '.' || written === 'hole') return []
    const found = { data: { word: written }, span: { index, length: written.length } }
    const word = readWord(written)
    if (word === undefined || !tiles.includes(word.tile))
      return [
        {
          ...found,
          messageId: 'tile',
          hint: didYouMean(word?.tile ?? written, tiles),
          ...(word && { missing: tiles.length > 0 ? missingName('tile', word.tile) : 'tile' }),
        },
      ]
    return turns.includes(word.turn) ? [] : [{ ...found, messageId: 'turn' }]
  })
})
