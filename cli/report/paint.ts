import { styleText } from 'node:util'
import type { Severity } from '#generator/index.ts'

type Style = Parameters<typeof styleText>[0]

/** Styles a text where the screen has colour. */
type Paint = (style: Style, text: string) => string

export const createPaint =
  (hasColor: boolean): Paint =>
  (style, text) =>
    hasColor ? styleText(style, text, { validateStream: false }) : text

export const colors = {
  error: 'red',
  warning: 'yellow',
  info: 'blue',
} as const satisfies Record<Severity, Style>
