import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/policy',
  severity: 'error',
  summary: 'A Content-Security-Policy lets nothing run but the code of the site.',
  why: 'A script smuggled into a page could read what visitors type.',
  example: {
    before: "content-security-policy: script-src 'self' 'unsafe-inline'",
    after: "content-security-policy: default-src 'none'; script-src 'self' 'sha256-…'",
  },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'This page has no Content-Security-Policy.',
      hint: 'Send the headers that the build writes for your server or host.',
    },
    unsafe: {
      message: 'The policy of this page allows any script, by {value}.',
      hint: 'Send the policy that the build writes: it names the scripts of the site by their hash.',
    },
    open: {
      message: 'The policy of this page does not limit {directive}.',
      hint: 'Send the policy that the build writes for your server or host.',
    },
  },

  *check({ pages }) {
    for (const { answer } of pages) {
      const { url, headers, status } = answer
      if (status !== 200) continue
      const text = headers['content-security-policy']
      if (text === undefined) {
        yield { messageId: 'none', url }
        continue
      }
      const policy = directivesOf(text)
      const scripts = policy.get('script-src') ?? policy.get('default-src')
      const unsafe = scripts?.find((value) => isUnsafe(value, scripts))
      if (unsafe !== undefined) yield { messageId: 'unsafe', data: { value: unsafe }, url }

      const fallback = policy.has('default-src')
      for (const directive of ['script-src', 'object-src', 'base-uri', 'frame-ancestors']) {
        const isCovered = policy.has(directive) || (fallback && directive.endsWith('-src'))
        if (!isCovered) yield { messageId: 'open', data: { directive }, url, severity: 'warning' }
      }
    }
  },
})

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().toLowerCase().split(/\s+/)
      return [name, values] as const
    }),
  )

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce. */
const isUnsafe = (value: string, all: readonly string[]) =>
  value === "'unsafe-eval'" ||
  /^(\*|https?:|data:)$/.test(value) ||
  (value === "'unsafe-inline'" && !all.some((other) => /^'(sha\d+|nonce)-/.test(other)))
