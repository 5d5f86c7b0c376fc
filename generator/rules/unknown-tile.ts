import { formatPath } from '../path.ts'
import { didYouMean } from '../suggestion.ts'
import { textsOf } from '../values.ts'
import { readWord } from '../walls.ts'
import { defineRule } from './rule.ts'

const turns = [undefined, 90, 180, 270]

export const unknownTile = defineRule({
  code: 'art/unknown-tile',
  severity: 'error',
  summary: 'Every tile of a wall is one that can be drawn.',
  why: 'An unknown tile would leave a gap in the wall.',

  *check(site) {
    const tiles = tileNames(
      site.schemas.root('common.schema.json').node.$defs?.['tile']?.enum ?? [],
    )

    for (const { document, text, path, schema } of textsOf(site)) {
      if (schema['x-ref'] !== 'tiles') continue

      for (const { 0: written, index } of text.matchAll(/\S+/g)) {
        if (written === '.' || written === 'hole') continue
        const word = readWord(written)
        if (word && tiles.includes(word.tile) && turns.includes(word.turn)) continue

        yield {
          at: document.place(path, { within: written, after: index }),
          path: formatPath(path, document.data),
          message:
            word && tiles.includes(word.tile)
              ? `"${written}" cannot be turned so.`
              : `There is no tile "${written}".`,
          hint:
            word && tiles.includes(word.tile)
              ? 'Turn it by 90, 180 or 270.'
              : didYouMean(word?.tile ?? written, tiles),
        }
      }
    }
  },
})

const tileNames = (values: readonly unknown[]) => values.map(String)
