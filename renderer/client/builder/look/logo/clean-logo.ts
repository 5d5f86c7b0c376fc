import { cleanPng } from './clean-png.ts'
import { cleanSvg } from './clean-svg.ts'

/**
 * Why a picture cannot be a logo: it has too many bytes or pixels, is of another kind, cannot be read, or holds
 * something that is neither a shape nor a gradient.
 */
export type LogoFault = 'large' | 'sides' | 'kind' | 'broken' | 'foreign'

/** The most bytes of a logo. */
export const largestLogo = 20_000

/** A logo as an address that holds its data, with only what draws it. Runs before anything decodes the picture. */
export function cleanLogo(bytes: Uint8Array): { readonly logo: string } | LogoFault {
  if (bytes.length > largestLogo) return 'large'
  if (signature.every((byte, place) => bytes[place] === byte)) {
    const png = cleanPng(bytes)
    return typeof png === 'string' ? png : { logo: `${addresses.png}${base64(png)}` }
  }
  const text = textOf(bytes)
  if (text === undefined || !/<svg[\s>]/.test(text)) return 'kind'
  const svg = cleanSvg(text)
  return 'fault' in svg
    ? svg.fault
    : { logo: `${addresses.svg}${base64(new TextEncoder().encode(svg.markup))}` }
}

/** Validates a logo of a quiz from elsewhere; undefined if it is not as `cleanLogo` writes it. */
export function readLogo(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestAddress) return undefined
  const start = Object.values(addresses).find((each) => value.startsWith(each))
  if (start === undefined) return undefined
  const bytes = bytesIn(value.slice(start.length))
  const cleaned = bytes && cleanLogo(bytes)
  return typeof cleaned === 'object' && cleaned.logo === value ? value : undefined
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const addresses = { png: 'data:image/png;base64,', svg: 'data:image/svg+xml;base64,' } as const
const longestAddress = 2 * largestLogo

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

function bytesIn(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
