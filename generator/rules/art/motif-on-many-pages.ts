import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { valuesOf } from '../../model/texts.ts'
import { groundTiles, tilesOf } from '../../model/tiles.ts'
import { readWord, rowsIn } from '../../model/walls.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isPerLanguage, type Kind } from '../../read/file-kind.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineIndexRule, type Row } from '../rule.ts'

/** On how many pages a motif may be, and on how many a figure of four of it. */
const limits = { motif: 2, figure: 1 } as const
/** How many pages a message lists. */
const mostListed = 5

export const rule = defineIndexRule({
  code: 'art/motif-on-many-pages',
  severity: 'warning',
  summary: 'A motif is in the walls of two pages at most, and a figure of four of it on one.',
  why: 'A page is recognized by motifs of its own. A motif that is everywhere becomes wallpaper.',
  example: {
    before: 'about: { rows: [tulip] } # where tulip is on two other pages already',
    after: 'about: { rows: [boat] }',
  },

  messages: {
    motif: {
      message: 'The tile "{motif}" is in walls on {count} pages: {pages}.',
      hint: 'Put another tile here, or give one of these pages a wall without it.',
      other: 'It is here too.',
    },
    figure: {
      message: 'Four tiles "{motif}" make a figure on {count} pages: {pages}.',
      hint: 'Let one page keep the figure, and draw another one here.',
      other: 'The figure is here too.',
    },
    wall: {
      message: 'The wall "{wall}" is on {count} pages, too many for its motifs: {pages}.',
      hint: 'Draw another wall, and give it to one of these pages.',
    },
  },

  rows: (group, memo) => {
    const { documents, source } = group
    // A page that only a translation has is reported, and often one of the others by a wrong name.
    const document = documents.find(({ language }) => language === source.code)
    return document ? rowsOf(group, document, memo) : []
  },

  *check(rows, site) {
    const walls = site.find('walls', 'walls')
    if (!walls || !isRecord(walls.data)) return

    const counted = countedTiles(site)
    const marks = new Map(
      Object.entries(walls.data).map(([name, drawing]) => [name, marksOf(name, drawing, counted)]),
    )
    const places = wallsOfPages(rows)
    const shown = places.flatMap(({ page, wall }) =>
      (marks.get(wall) ?? []).map((mark) => ({ ...mark, page })),
    )
    const pagesOf = new Map(
      Array.from(
        Map.groupBy(places, ({ wall }) => wall),
        ([wall, on]) => [wall, on.map(({ page }) => page)] as const,
      ),
    )
    const shared = new Set<string>()
    for (const same of Map.groupBy(shown, ({ kind, motif }) => `${kind} ${motif}`).values()) {
      if (!isTooMany(same)) continue
      // Were each wall on one page, this motif would be on few enough.
      if (isTooMany(same.filter(({ wall, page }) => pagesOf.get(wall)?.[0] === page)))
        yield findingIn(same, walls, site)
      else for (const { wall } of same) if ((pagesOf.get(wall) ?? []).length > 1) shared.add(wall)
    }
    for (const wall of shared) {
      const pages = pagesOf.get(wall) ?? []
      yield {
        messageId: 'wall',
        data: { wall, count: pages.length, pages: fewOf(pages) },
        at: walls.place([wall], { part: 'key' }),
        path: formatPath([wall], walls.data),
        values: { [site.source.code]: `${wall}: ${pages.join(', ')}` },
      }
    }
  },
})

/** A document that names walls, or documents that may name some. */
interface WallRow extends Row {
  readonly kind: Kind
  readonly name: string
  /** The walls that it names where motifs count. */
  readonly walls: readonly string[]
  /** The documents that stand on it, as `kind name`. */
  readonly shows: readonly string[]
}

function rowsOf(group: Site, document: SourceDocument, memo: Memo): readonly WallRow[] {
  const walls = new Set<string>()
  const shows = new Set<string>()
  for (const { document: owner, value, schema } of valuesOf(group, memo)) {
    if (owner !== document) continue
    for (const need of schema['x-needs'] ?? []) shows.add(`${need} ${need}`)
    const reference = schema['x-ref']
    if (typeof value !== 'string') continue
    if (reference === 'wall' && !schema['x-repeats']) walls.add(value)
    // Those that a page links to are pages of their own.
    if (reference !== undefined && reference !== 'page' && isPerLanguage(reference))
      shows.add(`${reference} ${value}`)
  }
  const { file, kind, name } = document
  return walls.size > 0 || shows.size > 0
    ? [{ file, kind, name, walls: [...walls], shows: [...shows] }]
    : []
}

/** The walls of the pages in the order of their names: their own, and those of the documents that stand on them. */
function wallsOfPages(rows: readonly WallRow[]): readonly { page: string; wall: string }[] {
  const others = new Map(
    rows.flatMap((row) => (row.kind === 'page' ? [] : [[`${row.kind} ${row.name}`, row.walls]])),
  )
  const pages = rows.filter(({ kind }) => kind === 'page')
  const inOrder = pages.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return inOrder.flatMap(({ name, walls, shows }) => {
    const all = new Set([...walls, ...shows.flatMap((each) => others.get(each) ?? [])])
    return [...all].map((wall) => ({ page: name, wall }))
  })
}

/** The tiles that can be drawn and are more than ground. */
const countedTiles = (site: Site): ReadonlySet<string> =>
  new Set(tilesOf(site)).difference(groundTiles(site))

/** A motif, or a figure of four of it, at its first place in a wall. */
interface Mark {
  readonly kind: keyof typeof limits
  readonly motif: string
  readonly wall: string
  readonly path: Path
  /** How its first tile is written, and where in the row. */
  readonly word: string
  readonly index: number
}

function marksOf(wall: string, drawing: unknown, counted: ReadonlySet<string>): readonly Mark[] {
  const grid = rowsIn(drawing).map((row) =>
    Array.from(row.matchAll(/\S+/g), ({ 0: word, index }) => {
      const motif = readWord(word)?.tile
      return { word, index, motif: motif !== undefined && counted.has(motif) ? motif : undefined }
    }),
  )
  const marks = new Map<string, Mark>()
  const add = (mark: Mark) => {
    const key = `${mark.kind} ${mark.motif}`
    if (!marks.has(key)) marks.set(key, mark)
  }
  for (const [y, row] of grid.entries())
    for (const [x, { word, index, motif }] of row.entries()) {
      if (motif === undefined) continue
      const mark = { motif, wall, path: [wall, 'rows', y], word, index }
      add({ ...mark, kind: 'motif' })
      const others = [row[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]]
      if (others.every((other) => other?.motif === motif)) add({ ...mark, kind: 'figure' })
    }
  return [...marks.values()]
}

interface ShownMark extends Mark {
  readonly page: string
}

const pagesIn = (shown: readonly ShownMark[]) => [...new Set(shown.map(({ page }) => page))]

/** The first of many pages, as a message lists them. */
const fewOf = (pages: readonly string[]) =>
  pages.length > mostListed ? [...pages.slice(0, mostListed), '…'] : pages

const isTooMany = (shown: readonly ShownMark[]): shown is readonly [ShownMark, ...ShownMark[]] =>
  shown[0] !== undefined && pagesIn(shown).length > limits[shown[0].kind]

/** What is to be said of one motif or figure, with the pages that show it. */
function findingIn(
  shown: readonly [ShownMark, ...ShownMark[]],
  walls: SourceDocument,
  site: Site,
): Finding<keyof typeof limits> {
  const pages = pagesIn(shown)
  const [first] = shown
  const { kind, motif } = first
  const place = ({ path, word, index }: Mark) => walls.place(path, { within: word, after: index })
  const excess = shown.find(({ page }) => page === pages[limits[kind]]) ?? first
  const others = new Map(
    shown.filter(({ wall }) => wall !== excess.wall).map((mark) => [mark.wall, mark]),
  )
  return {
    messageId: kind,
    data: { motif, count: pages.length, pages: fewOf(pages) },
    at: place(excess),
    path: formatPath(excess.path, walls.data),
    related: Array.from(others.values(), (mark) => ({ at: place(mark), message: 'other' })),
    values: { [site.source.code]: `${motif}: ${pages.join(', ')}` },
  }
}
