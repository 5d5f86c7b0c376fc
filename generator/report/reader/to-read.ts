import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import { verdictOn, verdictsOf } from '../../compare/verdicts.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { readVerdicts } from '../../read/verdicts.ts'
import { isForReader } from '../../text/meaning/second-reading.ts'
import { sizeOf } from './prompt.ts'

interface Input {
  readonly site: Site
  /** All findings, also those that are kept. */
  readonly diagnostics: readonly Diagnostic[]
  /** The version of the reader. */
  readonly by: string
}

/** The pairs that a model has not read as they are, in the order of the files. */
interface ToRead {
  readonly pairs: readonly TranslationState[]
  /** Those of which too much would have to be sent. */
  readonly long: readonly TranslationState[]
}

const pairsAtOnce = 20
/** No text has so many, nor all that is sent of the longest that schemas allow: now and then, in two languages. */
const charactersAtOnce = 24_000

export function pairsToRead({ site, diagnostics, by }: Input, memo: Memo): ToRead {
  const told = new Set(diagnostics.filter(tellsDifference).map(placeOf))
  const all = translationStates(site, memo).filter(
    (pair) =>
      isForReader(pair, site, memo) &&
      verdictOn(pair, site, memo)?.by !== by &&
      isWritable(pair, site, memo) &&
      ![pair.source, pair.translation].some((text) => told.has(placeOf(findingOn(text)))),
  )
  return {
    pairs: all.filter((pair) => sizeOf(pair) <= charactersAtOnce),
    long: all.filter((pair) => sizeOf(pair) > charactersAtOnce),
  }
}

/** Findings that say that a text changed, not what it says now. */
const ofChange: ReadonlySet<string> = new Set(['translation/stale', 'translation/unconfirmed'])

/** Whether a finding is told already of what two texts say, or has one of them changed anyway. */
const tellsDifference = ({ code, severity, acknowledged }: Diagnostic) =>
  (severity === 'error' && !acknowledged) ||
  (/^(?:facts|placeholders|translation)\//.test(code) && !ofChange.has(code))

interface Placed {
  readonly at: { readonly file: string }
  readonly path?: string
}

const placeOf = ({ at, path }: Placed) => `${at.file}#${path}`

const findingOn = ({ document, path }: Text) => ({
  at: document.place(path),
  path: formatPath(path, document.data),
})

/** Where a finding about a pair stands. */
export const inTranslation = ({ source, translation }: TranslationState) => ({
  ...findingOn(translation),
  related: [{ at: findingOn(source).at, message: '' }],
})

/** Whether what a model says could be written down: else it would be asked, and paid, each time. */
function isWritable({ source, language }: TranslationState, site: Site, memo: Memo): boolean {
  const { address } = source.document
  const own = verdictsOf(site, { language: language.code, address })
  return !own || readVerdicts(own.text, memo).unreadable.length === 0
}

/** Distributes pairs over requests. */
export function requestsFor(
  pairs: readonly TranslationState[],
): readonly (readonly TranslationState[])[] {
  const requests: TranslationState[][] = []
  let size = 0
  for (const pair of pairs) {
    const last = requests.at(-1)
    size += sizeOf(pair)
    if (last && last.length < pairsAtOnce && size <= charactersAtOnce) last.push(pair)
    else {
      requests.push([pair])
      size = sizeOf(pair)
    }
  }
  return requests
}
