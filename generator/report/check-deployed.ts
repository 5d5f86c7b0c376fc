import type { Diagnostic, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageLanguage } from '../diagnostics/message.ts'
import type { DeployedFinding } from '../doctor/check.ts'
import { checks } from '../doctor/checks.ts'
import type { DeployedSite } from '../doctor/deployed-site.ts'
import { readCatalogue } from '../languages/catalogue.ts'
import { readSchemas } from '../validate/schemas.ts'
import { localize, sort } from './words/localize.ts'

/**
 * Checks a deployed site. The place of a finding is the address that it is about. What is the same at several
 * addresses is one finding.
 */
export function checkDeployed(
  site: DeployedSite,
  language: MessageLanguage,
): readonly Diagnostic[] {
  const catalogue = readCatalogue(language)
  const schemas = readSchemas(new Map())
  const found = checks.flatMap((check) =>
    oncePerCause([...check.check(site)]).map(
      ({ url, others, ...finding }): RawDiagnostic => ({
        severity: check.severity,
        ...finding,
        code: check.code,
        at: placeOf(url),
        ...(others.length > 0 && {
          related: others.map((other) => ({ at: placeOf(other), message: 'deployed.same' })),
        }),
      }),
    ),
  )
  return sort(
    found.map((each) => localize(each, { catalogue, schemas, documentOf: () => undefined })),
  )
}

const placeOf = (url: string) => ({ file: url, line: 1, column: 1 })

const oncePerCause = (findings: readonly DeployedFinding[]) =>
  [
    ...Map.groupBy(findings, ({ messageId, data, severity }) =>
      JSON.stringify([messageId, data, severity]),
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first
      ? [{ ...first, others: rest.map(({ url }) => url).filter((url) => url !== first.url) }]
      : [],
  )
