import type { TranslationState } from '../../compare/translation-state.ts'
import { fingerprint, foldSpace } from '../../compare/translation-state.ts'
import type { Memo } from '../../engine/memo.ts'
import { isRecord } from '../../read/path.ts'
import type { Verdict } from '../../read/verdicts.ts'
import { isFamily } from '../../text/meaning/families.ts'
import { findQuotation } from '../../text/meaning/second-reading.ts'

/** In characters. */
export const longestQuotation = 80

/** Why a verdict of an answer does not count. */
export type Dropped = 'unknown' | 'invented' | 'unusable' | 'unanswered'

export interface ReadAnswer {
  readonly verdicts: readonly (readonly [pair: TranslationState, verdict: Verdict])[]
  readonly dropped: readonly Dropped[]
}

interface Asked {
  readonly pairs: readonly TranslationState[]
  /** The version of the reader. */
  readonly by: string
}

/** Reads what a model answers about some pairs. Undefined if it is no answer, whatever it says. */
export function readAnswer(answer: string, asked: Asked, memo: Memo): ReadAnswer | undefined {
  const data = parseObject(answer)
  const given: unknown = isRecord(data) ? data['pairs'] : undefined
  if (!Array.isArray(given)) return undefined

  const left = new Map(asked.pairs.map((pair, index) => [String(index + 1), pair]))
  const verdicts: (readonly [TranslationState, Verdict])[] = []
  const dropped: Dropped[] = []
  for (const each of given.slice(0, most)) {
    const said: Readonly<Record<string, unknown>> = isRecord(each) ? each : {}
    const id = String(said['id'])
    const pair = left.get(id)
    left.delete(id)
    const verdict = pair ? verdictIn(said, pair, asked.by, memo) : 'unknown'
    if (typeof verdict === 'string') dropped.push(verdict)
    else if (pair) verdicts.push([pair, verdict])
  }
  return { verdicts, dropped: [...dropped, ...Array.from(left, () => 'unanswered' as const)] }
}

/** An answer has one verdict for each pair. Of one that goes on and on, the rest is left. */
const most = 100

function verdictIn(
  { same, kind, source: said, translation: turned }: Readonly<Record<string, unknown>>,
  { source, translation }: TranslationState,
  by: string,
  memo: Memo,
): Verdict | Dropped {
  const known = {
    source: fingerprint(source.text, memo),
    target: fingerprint(translation.text, memo),
    by,
  }
  if (same === true) return { ...known, same }
  const quoted = [said, turned].map((each) => (typeof each === 'string' ? quotationOf(each) : ''))
  const [here = '', there = ''] = quoted
  if (same !== false || (here === '' && there === '')) return 'unusable'
  if (here !== '' && !findQuotation(source.text, here)) return 'invented'
  if (there !== '' && !findQuotation(translation.text, there)) return 'invented'
  return {
    ...{ ...known, same },
    ...(typeof kind === 'string' && isFamily(kind) && { kind }),
    ...(here !== '' && { said: here }),
    ...(there !== '' && { turned: there }),
  }
}

/** A quotation on one line. Of one that is too long, the whole words that fit are left. */
function quotationOf(written: string): string {
  const text = foldSpace(written)
  if (text.length <= longestQuotation) return text
  const end = text.lastIndexOf(' ', longestQuotation)
  return end > 0 ? text.slice(0, end) : [...text].slice(0, longestQuotation).join('')
}

/** Parses from the first brace to the last: some models write prose around them. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
