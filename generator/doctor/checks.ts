// Written by `npm run registries` from the files in this folder.

import type { DeployedCheck } from './check.ts'
import { check as address } from './checks/address.ts'
import { check as alternates } from './checks/alternates.ts'
import { check as caching } from './checks/caching.ts'
import { check as certificate } from './checks/certificate.ts'
import { check as compression } from './checks/compression.ts'
import { check as forms } from './checks/forms.ts'
import { check as health } from './checks/health.ts'
import { check as https } from './checks/https.ts'
import { check as notFound } from './checks/not-found.ts'
import { check as policy } from './checks/policy.ts'
import { check as privateFiles } from './checks/private-files.ts'
import { check as redirects } from './checks/redirects.ts'
import { check as robots } from './checks/robots.ts'
import { check as securityHeaders } from './checks/security-headers.ts'
import { check as shareCard } from './checks/share-card.ts'
import { check as sitemap } from './checks/sitemap.ts'
import { check as slowRequests } from './checks/slow-requests.ts'
import { check as unreachable } from './checks/unreachable.ts'

export const checks: readonly DeployedCheck[] = [
  address,
  alternates,
  caching,
  certificate,
  compression,
  forms,
  health,
  https,
  notFound,
  policy,
  privateFiles,
  redirects,
  robots,
  securityHeaders,
  shareCard,
  sitemap,
  slowRequests,
  unreachable,
]
