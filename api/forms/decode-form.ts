import type { Pairs } from '../store/submission.ts'

type Decoded =
  | { readonly outcome: 'decoded'; readonly pairs: Pairs; readonly isMalformed: boolean }
  | { readonly outcome: 'unsupported' | 'malformed' | 'file' }

const decoder = new TextDecoder()

/** Decodes the body of a form by its content type. Bytes that are not valid UTF-8 become U+FFFD. */
export async function decodeForm(bytes: Uint8Array, contentType: string): Promise<Decoded> {
  const [type = ''] = contentType.split(';')
  if (type.trim().toLowerCase() === 'application/x-www-form-urlencoded') {
    return decoded([...new URLSearchParams(decoder.decode(bytes))])
  }
  if (type.trim().toLowerCase() === 'multipart/form-data') return decodeParts(bytes, contentType)
  return { outcome: 'unsupported' }
}

async function decodeParts(bytes: Uint8Array, contentType: string): Promise<Decoded> {
  try {
    const body = new Blob([Uint8Array.from(bytes)])
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    const pairs = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return pairs.length === [...form].length ? decoded(pairs) : { outcome: 'file' }
  } catch {
    return { outcome: 'malformed' }
  }
}

const decoded = (pairs: Pairs): Decoded => ({
  outcome: 'decoded',
  pairs,
  isMalformed: pairs.some((pair) => pair.some((text) => text.includes('\uFFFD'))),
})
