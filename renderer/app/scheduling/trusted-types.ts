/** The used part of https://www.w3.org/TR/trusted-types/; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): ScriptPolicy
}

interface PolicyRules {
  readonly createScriptURL?: (address: string) => string
  readonly createHTML?: (markup: string) => string
}

/** `createScriptURL` returns an object that the DOM accepts in place of an address. */
interface ScriptPolicy {
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

let policy: ScriptPolicy | undefined

/**
 * The address of the provider's script as a trusted URL. The first call creates a default policy that
 * lets that script load more scripts of its origin; it refuses markup and code from strings. Policies
 * cannot be removed: they last as long as the document, and allow this address only.
 */
export function trustedAddress(address: string): string {
  if (!window.trustedTypes) return address
  policy ??= createPolicies(window.trustedTypes, address)
  return policy.createScriptURL(address)
}

function createPolicies(types: TrustedTypes, address: string): ScriptPolicy {
  const { origin } = new URL(address)
  types.createPolicy('default', {
    createScriptURL: (asked) => {
      if (new URL(asked, document.baseURI).origin === origin) return asked
      throw new TypeError(`The site loads no script from ${asked}.`)
    },
    createHTML: (text) => {
      if (!/[<&]/.test(text)) return text
      throw new TypeError('The site takes no markup from others.')
    },
  })
  return types.createPolicy('scheduling', {
    createScriptURL: (asked) => {
      if (asked === address) return asked
      throw new TypeError(`The site schedules with ${address} only.`)
    },
  })
}
