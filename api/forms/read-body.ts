export type Body =
  | { readonly outcome: 'read'; readonly bytes: Uint8Array }
  | { readonly outcome: 'too-large' | 'incomplete' }

/** Reads a body of at most `limit` bytes. One that is longer is not read to its end. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) return { outcome: 'too-large' }
  if (!request.body) return { outcome: 'read', bytes: new Uint8Array() }

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop cancels the stream, so that no more of it is taken in.
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > limit) return { outcome: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { outcome: 'incomplete' }
  }
  return { outcome: 'read', bytes: Buffer.concat(chunks, size) }
}
