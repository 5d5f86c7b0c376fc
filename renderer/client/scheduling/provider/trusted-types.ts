interface ScriptPolicy {
  createScriptURL(address: string): string
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

function createPolicies(types: NonNullable<Window['trustedTypes']>, address: string): ScriptPolicy {
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
