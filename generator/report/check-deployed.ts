import type { Diagnostic, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageLanguage } from '../diagnostics/message.ts'
import { checks } from '../doctor/checks.ts'
import type { DeployedSite } from '../doctor/deployed-site.ts'
import { readCatalogue } from '../languages/catalogue.ts'
import { readSchemas } from '../validate/schemas.ts'
import { localize, sort } from './localize.ts'

/** Checks a deployed site. The place of a finding is the address that it is about. */
export function checkDeployed(
  site: DeployedSite,
  language: MessageLanguage,
): readonly Diagnostic[] {
  const catalogue = readCatalogue(language)
  const schemas = readSchemas(new Map())
  const found = checks.flatMap((check) =>
    Array.from(
      check.check(site),
      ({ url, ...finding }): RawDiagnostic => ({
        severity: check.severity,
        ...finding,
        code: check.code,
        at: { file: url, line: 1, column: 1 },
      }),
    ),
  )
  return sort(
    found.map((each) => localize(each, { catalogue, schemas, documentOf: () => undefined })),
  )
}
