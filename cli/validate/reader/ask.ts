import type { limitCalls, ModelFault } from '#api/index.ts'
import type { Memo, ReadAnswer, Site, TranslationState } from '#generator/index.ts'
import type { CliContext } from '../../context.ts'
import type { PhraseKey } from '../../report/phrases.ts'

export interface AskInput {
  readonly site: Site
  readonly memo: Memo
  /** The version of the reader. */
  readonly by: string
  readonly request: readonly TranslationState[]
  readonly model: {
    readonly name: string
    readonly withLimits: ReturnType<typeof limitCalls>
    /** Whether its calls can be counted. If not, there are none. */
    readonly isCounted: () => boolean
  }
  readonly deadline: number
}

/** What a model answers about some pairs, or why it gives no answer. */
export type Asked = ReadAnswer | { readonly fault: PhraseKey }

export async function ask(
  { stopped }: CliContext,
  { site, memo, by, request, model, deadline }: AskInput,
): Promise<Asked> {
  const [{ askReader, readAnswer }, { ModelFault }] = await Promise.all([
    import('#generator/index.ts'),
    import('#api/index.ts'),
  ])
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadline)])
  try {
    const answer = await model.withLimits(async (call) => {
      const read = readAnswer(
        await call(askReader(request, site), signal),
        { pairs: request, by },
        memo,
      )
      if (!read) throw new ModelFault('malformed')
      return read
    })
    return answer ?? { fault: 'readerResting' }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { fault: model.isCounted() ? faultPhrases[error.kind] : 'readerNotCounted' }
  }
}

const faultPhrases = {
  network: 'readerNetwork',
  deadline: 'readerDeadline',
  refused: 'readerRefused',
  unauthorised: 'readerUnauthorised',
  busy: 'readerBusy',
  failed: 'readerFailed',
  malformed: 'readerMalformed',
  'too-large': 'readerMalformed',
  truncated: 'readerTruncated',
  budget: 'readerBudget',
} as const satisfies Readonly<Record<ModelFault['kind'], PhraseKey>>

/** Faults after which the next request would have the same. */
const final: ReadonlySet<PhraseKey> = new Set([
  faultPhrases.network,
  faultPhrases.unauthorised,
  faultPhrases.busy,
  faultPhrases.budget,
  'readerResting',
  'readerNotCounted',
])

export const isFinal = (asked: Asked): boolean => 'fault' in asked && final.has(asked.fault)
