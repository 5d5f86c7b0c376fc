export type Body =
  | { readonly outcome: 'read'; readonly bytes: Uint8Array }
  | { readonly outcome: 'too-large' | 'incomplete' }

/** Reads a body of at most `limit` bytes. One that is longer is not read to its end. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > limit) return { outcome: 'too-large' }

  try {
    // The server takes no more than was declared, and servers read that much faster in one go.
    return declared === null ? await readChunks(request, limit) : await readWhole(request, limit)
  } catch {
    return { outcome: 'incomplete' }
  }
}

async function readWhole(request: Request, limit: number): Promise<Body> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.byteLength > limit ? { outcome: 'too-large' } : { outcome: 'read', bytes }
}

async function readChunks({ body }: Request, limit: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream, so that no more of it is taken in.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return { outcome: 'too-large' }
    chunks.push(chunk)
  }
  return { outcome: 'read', bytes: Buffer.concat(chunks, size) }
}
