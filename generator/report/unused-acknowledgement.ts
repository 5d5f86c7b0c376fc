import { isIncomplete, unpublishedFolders } from '../compare/due-documents.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/explanation.ts'
import type { Site } from '../model/site.ts'
import { readAcknowledgements } from './acknowledgements.ts'

const explanation = {
  code: 'acknowledgement/unused',
  severity: 'error',
  summary: 'Every entry of acknowledged.yaml is still needed.',
  why: 'An entry without a finding could hide a mistake that is made later in the same place.',
  example: {
    before:
      '# nothing is wrong there any more\n- rule: facts/mismatch\n  at: pages/about#sections[figures].items[readers].value\n  values: { en: 83%, nl: 73% }\n  why: Two surveys.',
    after: '# taken out, by hand or with: diptych keep --prune',
  },
  canBeAcknowledged: false,
  messages: {
    unused: {
      message: 'There is no finding for this entry any more.',
      hint: 'Remove it, or run: diptych keep --prune',
    },
  },
} as const satisfies Explanation

/** Not a rule, because it needs the findings of all rules. */
export const unusedAcknowledgement = {
  ...explanation,

  /** `rewritten` has the addresses of documents whose texts have to be written again. */
  of(
    site: Site,
    unused: readonly number[],
    rewritten: ReadonlySet<string | undefined>,
  ): readonly RawDiagnostic[] {
    const document = site.find('acknowledged', 'acknowledged')
    if (!document) return []
    const entries = readAcknowledgements(site)
    // What such a file lacks, or that it is in another language, is reported. Its findings return with it, and
    // with a language that is published.
    const unpublished = unpublishedFolders(site)
    const isOpen = (index: number) => {
      const address = entries[index]?.at.split('#', 1)[0] ?? ''
      return (
        unpublished.some((code) => entries[index]?.values[code] !== undefined) ||
        isIncomplete(site, address) ||
        rewritten.has(address)
      )
    }
    const needless = unused.filter((index) => !isOpen(index))
    return needless.map((index) => ({
      code: explanation.code,
      severity: explanation.severity,
      at: document.place([index]),
      path: `[${index}]`,
      messageId: 'unused',
    }))
  },
}
