/**
 * One Content-Security-Policy for all documents, for hosts that set headers by folder: it allows what any of
 * the given policies allows. If it would be longer than `maxLength`, it allows inline styles instead of listing
 * their hashes. The build admits no other styles than ours in any case.
 */
export function sharedPolicy(
  policies: readonly string[],
  maxLength: number = Number.POSITIVE_INFINITY,
): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ')
    const all = directives.get(name) ?? new Set()
    for (const value of values) all.add(value)
    directives.set(name, all)
  }
  const whole = write(directives)
  if (whole.length <= maxLength) return whole

  const styles = [...(directives.get('style-src') ?? [])].filter((value) => !isHash(value))
  return write(new Map([...directives, ['style-src', new Set([...styles, "'unsafe-inline'"])]]))
}

const isHash = (value: string) => value.startsWith("'sha256-")

const write = (directives: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
