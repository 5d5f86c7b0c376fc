import type { CSSProperties } from 'react'
import type { Corners, Look } from '../state/finished-quiz.ts'
import { readLogo } from './logo/clean-logo.ts'

/** The hues to choose from, in degrees. All others of a quiz's colours follow from one. */
export const hues: readonly Look['hue'][] = [10, 38, 65, 95, 130, 150, 165, 200, 230, 264, 300, 340]

/** The radius of buttons, options and fields, in pixels. Tiles stay square. */
export const cornerSizes = { square: 0, soft: 6, round: 16 } as const satisfies Record<
  Corners,
  number
>

export const firstLook: Look = { hue: 264, corners: 'soft' }

type LookStyle = CSSProperties & { readonly '--hue': number; readonly '--corner': string }

/** The style of an element with the classes `tint` and `own`. */
export const lookStyle = ({ hue, corners }: Look = firstLook): LookStyle => ({
  '--hue': hue,
  '--corner': `${cornerSizes[corners]}px`,
})

/** Validates the look of a quiz from elsewhere; undefined if it is not one of ours. */
export function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { hue, corners, logo }: Partial<Record<keyof Look, unknown>> = value
  if (!isHue(hue) || !isCorners(corners)) return undefined
  if (logo === undefined) return { hue, corners }
  const picture = readLogo(logo)
  return picture === undefined ? undefined : { hue, corners, logo: picture }
}

const isHue = (value: unknown): value is Look['hue'] => hues.some((hue) => hue === value)
const isCorners = (value: unknown): value is Corners =>
  typeof value === 'string' && Object.hasOwn(cornerSizes, value)
