/**
 * A short name for a text: another text, in all likelihood another name. FNV-1a, 32 bits twice: loading
 * a cryptographic hash would take longer than all the rest of a small check.
 */
export function digest(text: string): string {
  return `${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x01000193)}`
}

function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
