import type { Dropped, TranslationState, Verdict } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { writeLedger } from '../../content/edit/write-ledger.ts'
import type { CheckedContent } from '../../content/session.ts'
import type { CliContext } from '../../context.ts'
import { createTranslate, type PhraseKey } from '../../report/phrases.ts'
import { createProgress } from '../../report/progress.ts'
import { placeText } from '../../report/terminal-text.ts'
import type { CheckOptions } from '../check.ts'
import { type Asked, type AskInput, ask, isFinal } from './ask.ts'

interface Input extends Pick<CheckOptions, 'content' | 'selection'> {
  readonly checked: CheckedContent
  readonly model: AskInput['model']
  /** How many pairs are read at most. */
  readonly limit: number
  /** For one answer, in milliseconds. */
  readonly deadline: number
}

/**
 * Has a model read the pairs that are new or changed. After each answer, what it says is on disk. Whatever goes wrong
 * is told in a sentence, and the rest stays to be read.
 */
export async function readPairs(context: CliContext, input: Input): Promise<void> {
  const { checked, content, limit, model, deadline } = input
  const { site, memo } = checked
  const { readerVersion, requestsFor, writeVerdicts } = await import('#generator/index.ts')
  const by = readerVersion(model.name)
  const { all, tell } = await plan(context, input, by)
  const pairs = all.slice(0, limit)
  const requests = requestsFor(pairs)
  const said = new Map<TranslationState, Verdict>()
  const dropped: Dropped[] = []
  const faults = new Set<PhraseKey>()
  const progress = createProgress(context)
  const save = () => writeLedger(context, content, writeVerdicts(site, said, memo))

  try {
    save()
    for (const [index, request] of requests.entries()) {
      progress.show(tell.text('readerProgress', { done: index, total: requests.length }))
      const asked: Asked = await ask(context, { site, memo, by, request, model, deadline })
      if (context.stopped.aborted) return
      if ('fault' in asked) faults.add(asked.fault)
      else {
        for (const [pair, verdict] of asked.verdicts) said.set(pair, verdict)
        dropped.push(...asked.dropped)
        save()
      }
      if (isFinal(asked)) break
    }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    context.stderr.write(`${error.message} ${error.hint}\n`)
  } finally {
    progress.done()
  }

  for (const fault of faults) tell(fault)
  for (const [why, each] of Map.groupBy(dropped, (reason) => reason))
    tell(droppedPhrases[why], { count: each.length })
  if (pairs.length > 0) {
    const differing = [...said.values()].filter(({ same }) => !same).length
    tell('readerDone', { count: said.size, differing })
  }
  if (said.size < all.length) tell('readerLeft', { count: all.length - said.size })
}

const droppedPhrases = {
  unknown: 'readerUnknown',
  invented: 'readerInvented',
  unusable: 'readerUnusable',
  unanswered: 'readerUnanswered',
} as const satisfies Readonly<Record<Dropped, PhraseKey>>

/** Finds the pairs to read, and tells how many there are and what reading them takes. */
async function plan(context: CliContext, { checked, limit, selection }: Input, by: string) {
  const { inTranslation, pairsToRead, requestsFor } = await import('#generator/index.ts')
  const { site, memo, diagnostics, kept, messageLanguage } = checked
  const translate = await createTranslate(messageLanguage)
  const tell = Object.assign(
    (...words: Parameters<typeof translate>) =>
      void context.stderr.write(`${translate(...words)}\n`),
    { text: translate },
  )
  const found = pairsToRead({ site, by, diagnostics: [...diagnostics, ...kept] }, memo)
  const isSelected = (pair: TranslationState) =>
    selection({ code: 'parity/reader', ...inTranslation(pair) })
  const all = found.pairs.filter(isSelected)
  const pairs = all.slice(0, limit)
  const [tooLong, ...others] = found.long.filter(isSelected)
  if (tooLong) {
    const place = placeText(inTranslation(tooLong).at)
    tell('readerLong', { count: 1 + others.length, place })
  }
  if (pairs.length === 0) tell('readerNothing')
  else {
    const texts = translate('readerTexts', { count: pairs.length })
    const calls = translate('readerCalls', { count: requestsFor(pairs).length })
    tell('readerPlan', { texts, calls, words: roughly(pairs.map(wordsIn)) })
  }
  return { all, tell }
}

/** How many words of a pair are sent. */
const wordsIn = ({ source, translation, confirmation }: TranslationState): number =>
  [source.text, translation.text, confirmation?.was ?? '', confirmation?.said ?? '']
    .join(' ')
    .split(/\s+/).length

/** A sum with two digits that count: more would look exact. */
function roughly(counts: readonly number[]): number {
  const sum = counts.reduce((all, count) => all + count, 0)
  return Number(sum.toPrecision(2))
}
