import type { Diagnostic, MessageLanguage } from '#generator/index.ts'
import { builtSite } from '../build/built-site.ts'
import type { CliContext } from '../context.ts'
import { createProgress } from '../report/progress.ts'
import { gather } from './gather.ts'
import { knownSite } from './known-site.ts'
import { createVisitor } from './visitor.ts'

interface Examination {
  readonly origin: string
  /** The folder of the build that was deployed. */
  readonly out: string
  /** Whether the operator says so. Otherwise it counts if it is of the same address. */
  readonly isOwnBuild: boolean
  readonly maxPages: number
  readonly httpPort: number | undefined
  /** How long a request that stops halfway may stay open, in milliseconds. With 0 it is not looked at. */
  readonly patience: number
  /** Milliseconds for all requests. */
  readonly timeout: number
  readonly language: MessageLanguage
}

export interface Examined {
  readonly diagnostics: readonly Diagnostic[]
  /** The addresses of the pages that were looked at. */
  readonly pages: readonly string[]
}

/** How long one request may take, in milliseconds. */
const longest = 10_000

/** Looks at a deployed site and checks what was seen. */
export async function examine(
  context: CliContext,
  { origin, out, isOwnBuild, timeout, language, ...options }: Examination,
): Promise<Examined> {
  const progress = createProgress(context)
  let visits = 0
  const signal = AbortSignal.any([context.stopped, AbortSignal.timeout(timeout)])
  const visitor = createVisitor({
    signal,
    timeout: Math.min(longest, timeout),
    onVisit: (url) => {
      visits += 1
      progress.show(`${visits} ${url.slice(0, 70)}`)
    },
  })
  try {
    const build = await knownSite(context, isOwnBuild ? builtSite(context, out) : out)
    const known = isOwnBuild || build?.origin === origin ? build : undefined
    const site = await gather({ ...options, origin, visitor, signal, known, now: context.now() })
    const { checkDeployed } = await import('#generator/index.ts')
    return {
      diagnostics: checkDeployed(site, language),
      pages: site.pages.map(({ answer }) => answer.url),
    }
  } finally {
    visitor.close()
    progress.done()
  }
}
