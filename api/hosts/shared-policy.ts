/** One Content-Security-Policy for all documents, for a host that sets headers by folder: what any of the given allows. */
export function sharedPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ')
    const all = directives.get(name) ?? new Set()
    for (const value of values) all.add(value)
    directives.set(name, all)
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}
