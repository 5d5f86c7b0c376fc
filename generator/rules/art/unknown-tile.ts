import { missingName } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import { textsOf } from '../../model/texts.ts'
import { readWord, tilesOf } from '../../model/walls.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

const turns = [undefined, 90, 180, 270]

export const rule = defineItemRule({
  code: 'art/unknown-tile',
  severity: 'error',
  summary: 'Every tile of a wall is one that can be drawn.',
  why: 'An unknown tile would leave a gap in the wall.',
  example: { before: '- corner:80 play*2', after: '- corner:90 play*2' },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    tile: { message: 'There is no tile "{word}".' },
    turn: { message: '"{word}" cannot be turned so.', hint: 'Turn it by 90, 180 or 270.' },
  },
  items: textsOf,

  create: (site) => {
    const document = site.find('tiles', 'tiles')
    const isUnreadable = document !== undefined && document.data === undefined
    const tiles = tilesOf(site)

    return ({ document, text, path, schema }) => {
      if (schema['x-ref'] !== 'tiles' || isUnreadable) return []

      return text.matchAll(/\S+/g).flatMap(({ 0: written, index }) => {
        if (written === '.' || written === 'hole') return []
        const word = readWord(written)
        const isTile = word !== undefined && tiles.includes(word.tile)
        if (isTile && turns.includes(word.turn)) return []

        return [
          {
            ...(isTile
              ? { messageId: 'turn' }
              : {
                  messageId: 'tile',
                  hint: didYouMean(word?.tile ?? written, tiles),
                  ...(word && {
                    missing: tiles.length > 0 ? missingName('tile', word.tile) : 'tile',
                  }),
                }),
            data: { word: written },
            at: document.place(path, { within: written, after: index }),
            path: formatPath(path, document.data),
          },
        ]
      })
    }
  },
})
