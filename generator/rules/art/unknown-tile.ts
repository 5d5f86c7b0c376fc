import { legacyDidYouMean } from '../../diagnostics/suggestion.ts'
import { textsOf } from '../../model/texts.ts'
import { readWord } from '../../model/walls.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyItemRule } from '../rule.ts'

const turns = [undefined, 90, 180, 270]

export const rule = defineLegacyItemRule({
  code: 'art/unknown-tile',
  severity: 'error',
  summary: {
    en: 'Every tile of a wall is one that can be drawn.',
    nl: 'Elke tegel van een wand is er een die getekend kan worden.',
  },
  why: {
    en: 'An unknown tile would leave a gap in the wall.',
    nl: 'Een onbekende tegel zou een gat in de wand laten.',
  },
  example: { before: '- corner:80 play*2', after: '- corner:90 play*2' },
  canBeAcknowledged: false,

  each: textsOf,

  *find(items, site) {
    const tiles = tileNames(
      site.schemas.root('common.schema.json').node.$defs?.['tile']?.enum ?? [],
    )

    for (const { document, text, path, schema } of items) {
      if (schema['x-ref'] !== 'tiles') continue

      for (const { 0: written, index } of text.matchAll(/\S+/g)) {
        if (written === '.' || written === 'hole') continue
        const word = readWord(written)
        if (word && tiles.includes(word.tile) && turns.includes(word.turn)) continue

        yield {
          at: document.place(path, { within: written, after: index }),
          path: formatPath(path, document.data),
          ...(word && tiles.includes(word.tile)
            ? {
                message: {
                  en: `"${written}" cannot be turned so.`,
                  nl: `"${written}" kan zo niet gedraaid worden.`,
                },
                hint: { en: 'Turn it by 90, 180 or 270.', nl: 'Draai hem 90, 180 of 270 graden.' },
              }
            : {
                message: {
                  en: `There is no tile "${written}".`,
                  nl: `Er is geen tegel "${written}".`,
                },
                hint: legacyDidYouMean(word?.tile ?? written, tiles),
              }),
        }
      }
    }
  },
})

const tileNames = (values: readonly unknown[]) => values.map(String)
