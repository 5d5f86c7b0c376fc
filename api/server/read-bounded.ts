import type { IncomingMessage } from 'node:http'

/** Reads a body of at most `limit` bytes; stops as soon as there are more. */
export function readBounded(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array | 'too-large' | 'aborted'> {
  // One without a body has ended before anybody could listen.
  if (request.readableEnded) return Promise.resolve(new Uint8Array())
  const chunks: Buffer[] = []
  let size = 0

  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve('too-large')
    })
    request.on('end', () => resolve(Buffer.concat(chunks, Math.min(size, limit))))
    request.on('close', () => resolve('aborted'))
    request.on('error', () => resolve('aborted'))
  })
}
