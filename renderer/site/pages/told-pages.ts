import type { Chrome } from '#site/types.ts'
import type {
  Figures,
  MadeDocument,
  PageFiles,
  PageInput,
  PagesOfDocument,
  PageWeight,
} from '../page-input.ts'

/** A document whose pages tell figures of the finished site. */
export interface ToldDocument {
  readonly chrome: Chrome
  /** What was told of its files, if they follow from the same content. */
  readonly before: MadeDocument | undefined
  readonly begin: PagesOfDocument['files']['begin']
}

interface Input {
  readonly documents: readonly ToldDocument[]
  /** Those of the other pages. */
  readonly weights: readonly PageWeight[]
  readonly figures: Figures
  /** What the files follow from beside the content. */
  readonly from: string
  readonly make: (page: PageInput) => Promise<PageFiles>
}

/** Makes the pages that tell figures, once all others are weighed; their own bytes are among the figures. */
export async function makeTold(input: Input): Promise<readonly PageFiles[]> {
  const { documents, weights, figures, from } = input
  const kept = documents.flatMap(({ before }) => before?.pages ?? [])
  const all = [...weights, ...kept.map(({ weight }) => weight)]
  const isSame = ({ chrome, before }: ToldDocument) =>
    before !== undefined && before.figures === figures.digest(chrome.language, all)
  if (documents.every(isSame)) return kept

  const begun = documents.map(({ chrome, begin }) => ({ chrome, ...begin() }))
  const pages = begun.flatMap(({ chrome, value }) =>
    Array.from(value.values(), (page) => ({ page, chrome })),
  )
  const made = await makeInRounds(pages, input)
  const final = [...weights, ...made.map(({ weight }) => weight)]
  let next = 0
  for (const { chrome, value, tell } of begun) {
    const own = made.slice(next, next + value.size)
    next += value.size
    tell({ from, pages: own, figures: figures.digest(chrome.language, final) })
  }
  return made
}

/**
 * A page that tells its own bytes has others once it tells them. It is made again until what it tells is what it
 * has. From the second round on no page gets lighter, so that this ends: a page between two figures tells the higher.
 */
async function makeInRounds(
  pages: readonly PageInput[],
  { weights, figures, make }: Input,
): Promise<readonly PageFiles[]> {
  const languages = new Set(pages.map(({ page }) => page.language))
  let own = pages.map(unweighed)
  for (let round = 0; ; round += 1) {
    const told = [...weights, ...own]
    const made: PageFiles[] = []
    for (const [index, { page, chrome }] of pages.entries()) {
      const found = await make({ page: figures.fill(page, told), chrome })
      const least = round === 0 ? 0 : (own[index]?.bytes ?? 0)
      made.push({
        ...found,
        weight: { ...found.weight, bytes: Math.max(found.weight.bytes, least) },
      })
    }
    own = made.map(({ weight }) => weight)
    const found = [...weights, ...own]
    const isTrue = (language: string) =>
      figures.digest(language, found) === figures.digest(language, told)
    if ([...languages].every(isTrue)) return made
  }
}

const unweighed = ({ page, chrome }: PageInput): PageWeight => ({
  language: page.language,
  isHome: page.path === chrome.home,
  ...{ bytes: 0, fontBytes: 0, codeBytes: 0, requests: 0, foreign: 0 },
})
