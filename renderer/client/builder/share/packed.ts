/** Packs a text for an address: deflate, then base64url. */
export async function pack(plain: string): Promise<string> {
  const stream = new Blob([plain]).stream()
  const compressed = stream.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Unpacks a text. Rejects if it is damaged, or is more than `most` bytes: from elsewhere, few characters can hold very
 * many.
 */
export async function unpack(packed: string, most: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let size = 0; ; ) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > most) throw new RangeError('The text holds too much.')
    text += decoder.decode(value, { stream: true })
  }
}
