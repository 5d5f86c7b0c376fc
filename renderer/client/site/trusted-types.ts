/** The used part of https://www.w3.org/TR/trusted-types/; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules
}

/** What a policy creates, the DOM accepts in place of a text. */
interface PolicyRules {
  readonly createScript?: (text: string) => string
  readonly createScriptURL?: (address: string) => string
  readonly createHTML?: (markup: string) => string
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

let policy: Pick<Required<PolicyRules>, 'createScript'> | undefined

/** The text of a data block as a trusted text. Only JSON passes, which no browser runs. */
export function trustedData(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('data', { createScript })
  return policy ? policy.createScript(text) : createScript(text)
}

function createScript(text: string): string {
  JSON.parse(text)
  return text
}
