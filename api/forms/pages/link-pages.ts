import type { FinishedQuiz, QuizLibrary } from '#site/types.ts'
import { type ProblemCode, problem } from '../../errors/problem.ts'
import type { KeptQuiz } from '../../store/kept-quiz.ts'
import { preferredLanguage } from '../form-language.ts'
import {
  applyEdits,
  attribute,
  descendants,
  type Edit,
  type Element,
  elementsNamed,
  parseDocument,
  removeEntryScript,
  setFlag,
} from './edit-document.ts'
import { escapeHtml, htmlResponse } from './pages.ts'
import type { SiteDocument } from './site-pages.ts'

/** The pages at the addresses of short links. */
export interface LinkPages {
  /** A language that has a page for quizzes: the given one, else the first. */
  languageFor(code: string): string
  /** The page that plays a quiz, with the name of its owner in the head. */
  shared(quiz: KeptQuiz): Response
  /** The not-found page, with the reason in a sentence. */
  missing(request: Request, code: ProblemCode, headers: Readonly<Record<string, string>>): Response
}

interface Input {
  /** The libraries of a site that has short links. */
  readonly libraries: readonly QuizLibrary[]
  readonly find: (path: string) => SiteDocument | undefined
}

const unlisted = { 'x-robots-tag': 'noindex' }

export function createLinkPages({ libraries, find }: Input): LinkPages {
  // A language without a tool builder has no page to play quizzes on.
  const codes = libraries.flatMap(({ language, page }) => (page === undefined ? [] : language))
  const shared = remembered(sharedPage)
  const missing = remembered(pageWithSentence)
  const languageFor = (code: string) => (codes.includes(code) ? code : (codes[0] ?? ''))
  const libraryFor = (code: string) =>
    libraries.find(({ language }) => language === languageFor(code))

  return {
    languageFor,
    shared: ({ language, quiz }) => {
      const library = libraryFor(language)
      const found = find(library?.page ?? '')
      if (!library || !found) return problem('not_readable')
      const finished: FinishedQuiz = JSON.parse(quiz)
      const own = libraries.find((each) => each.language === finished.quiz.language)
      const html = shared(found.html)(headOf(finished, own ?? library))
      return htmlResponse(html, 200, { ...found.headers, ...unlisted })
    },
    missing: (request, code, headers) => {
      const { status } = problem(code)
      const library = libraryFor(preferredLanguage(codes, request))
      const words = library?.builder?.shortLink
      const found = foldersOf(library?.page ?? '').map((folder) => find(`${folder}/404.html`))
      const page = found.find((each) => each !== undefined)
      if (!page || !words) return problem(code, { headers })
      const html = missing(page.html)(words[sentences[code] ?? 'unreachable'])
      return htmlResponse(html, status, { ...page.headers, ...unlisted, ...headers })
    },
  }
}

/** What is said of a link that plays nothing. */
const sentences: Readonly<
  Partial<Record<ProblemCode, 'unknown' | 'removed' | 'tooOften' | 'unreachable'>>
> = { unknown_link: 'unknown', removed_link: 'removed', too_many_requests: 'tooOften' }

/** The folders that an address is in, longest first: `/nl/quiz`, `/nl` and the root. */
const foldersOf = (path: string): readonly string[] =>
  path === '' ? [''] : [path, ...foldersOf(path.slice(0, path.lastIndexOf('/')))]

/** The longest name in a head, in characters. */
const longestName = 80

interface Head {
  readonly title: string
  readonly description: string
  readonly owner: string
}

function headOf({ company, quiz }: FinishedQuiz, { frames }: QuizLibrary): Head {
  const owner = shown(company).slice(0, longestName)
  const by = frames.player.by.replace('{company}', () => owner)
  const { title = by, intro = by } = quiz.presentation ?? {}
  return {
    title: title.includes(owner) ? shown(title) : `${shown(title)} | ${owner}`,
    description: shown(intro),
    owner,
  }
}

/** A text in one line, without characters that turn or hide others. */
const shown = (text: string): string =>
  text
    .replaceAll(/[\p{Bidi_Control}\p{Cc}\u200B\u2060\uFEFF]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Returns a function that makes a page with the head of a quiz instead of its own, and whose script starts at once.
 * The document is parsed once.
 */
function sharedPage(document: string): (head: Head) => string {
  const elements = [...descendants(parseDocument(document))]
  const own = elements.filter((element) => attribute(element, 'data-head') !== undefined)
  const script = elements.find((element) => attribute(element, 'data-entry'))
  const started = script ? setFlag(script, 'data-now', true) : []

  return (head) =>
    applyEdits(document, [
      ...own.flatMap((element, index) => replace(element, index === 0 ? tagsOf(head) : '')),
      ...started,
    ])
}

const tagsOf = ({ title, description, owner }: Head): string =>
  [
    `<title data-head="">${escapeHtml(title)}</title>`,
    ...Object.entries({ description, robots: 'noindex' }).map(
      ([name, content]) => `<meta data-head="" name="${name}" content="${escapeHtml(content)}">`,
    ),
    ...Object.entries({ title, description, type: 'website', site_name: owner }).map(
      ([name, content]) =>
        `<meta data-head="" property="og:${name}" content="${escapeHtml(content)}">`,
    ),
  ].join('')

function replace({ sourceCodeLocation }: Element, text: string): Edit[] {
  const { startOffset: start, endOffset: end } = sourceCodeLocation ?? {}
  return start === undefined || end === undefined ? [] : [{ start, end, text }]
}

/**
 * Returns a function that makes a page with a sentence under its heading. The page stays so: its script, which would
 * render it without, is left out. The document is parsed once.
 */
function pageWithSentence(document: string): (sentence: string) => string {
  const root = parseDocument(document)
  const end = elementsNamed(descendants(root), 'h1')[0]?.sourceCodeLocation?.endOffset
  const quiet = removeEntryScript(root)

  return (sentence) => {
    const text = `<p class="lead" role="status">${escapeHtml(sentence)}</p>`
    return applyEdits(document, [
      ...quiet,
      ...(end === undefined ? [] : [{ start: end, end, text }]),
    ])
  }
}

/** Makes something of a text once. */
function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const found = made.get(text) ?? make(text)
    made.set(text, found)
    return found
  }
}
