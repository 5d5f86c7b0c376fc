// One file: the entry of modules loads 250 of them.
import culori from 'culori/require'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageData } from '../diagnostics/message.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import {
  type BrandSheet,
  bracketFault,
  type Declaration,
  declarationsIn,
  type Span,
  withoutComments,
} from './brand-sheet.ts'

/** Colours that stand on others, with the least contrast of the two. */
export const pairs = [
  ['ink', 'bg', 7],
  ['ink', 'sunk', 7],
  ['muted', 'bg', 4.5],
  ['muted', 'sunk', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'sunk', 4.5],
  ['edge', 'bg', 3],
  ['edge', 'raise', 3],
  ['on-accent', 'accent', 4.5],
  ['on-panel', 'panel', 4.5],
  ['on-panel-muted', 'panel', 4.5],
  ['mark', 'bg', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'raise', 4.5],
  ['focus', 'bg', 3],
  ['focus', 'sunk', 3],
] as const

type Make = (
  code: string,
  messageId: string,
  span: Span,
  more?: {
    readonly data?: MessageData
    readonly back?: Span
    readonly hint?: RawDiagnostic['hint']
  },
) => RawDiagnostic

/** What is wrong with the style sheet of the brand. */
export function checkBrand(sheet: BrandSheet): readonly RawDiagnostic[] {
  const { file, text } = sheet
  const make: Make = (code, messageId, span, { data = {}, back, hint } = {}) => ({
    ...{ code: `brand/${code}`, severity: 'error', messageId, data, at: placeOf(file, text, span) },
    ...(hint !== undefined && { hint }),
    ...(back && { related: [{ at: placeOf(file, text, back), message: 'back' }] }),
  })
  const bracket = bracketFault(text)
  if (bracket) return [make('syntax', bracket.what, bracket, { data: { found: bracket.found } })]
  const { all, fault } = declarationsIn(text)
  if (fault) return [make('syntax', fault.what, fault, { data: { found: fault.found } })]
  return [...missingFiles(sheet, make), ...contrasts(all, make)]
}

function* missingFiles({ text, missing }: BrandSheet, make: Make): Generator<RawDiagnostic> {
  for (const { 0: whole, 1: url = '', index } of withoutComments(text).matchAll(
    /url\(\s*["']?([^"')]+?)["']?\s*\)/g,
  )) {
    const names = /^(?:\w+:|\/\/|#)/.test(url) ? undefined : missing(url)
    if (!names) continue
    const start = index + whole.indexOf(url)
    const name = url.slice(url.lastIndexOf('/') + 1)
    const hint = names.length > 0 ? didYouMean(name, names) : undefined
    yield make(
      'missing-file',
      'missing',
      { start, end: start + url.length },
      {
        data: { url },
        ...(hint !== undefined && { hint }),
      },
    )
  }
}

/** The properties of the rules for some selectors; a later one counts. */
const propertiesOf = (all: readonly Declaration[], ...selectors: readonly string[]) =>
  new Map(
    selectors.flatMap((selector) =>
      all
        .filter((each) => each.selector.split(',').some((part) => part.trim() === selector))
        .map((each) => [each.name.replace(/^--/, ''), each] as const),
    ),
  )

function* contrasts(all: readonly Declaration[], make: Make): Generator<RawDiagnostic> {
  const root = propertiesOf(all, ':root')
  const told = new Set<string>()
  yield* contrastsIn(root, { all, make, told, rule: ':root', isOwn: () => true })
  const shared = propertiesOf(all, '.tint')
  const tints = new Set(all.flatMap(({ selector }) => /^\.tint-[\w-]+$/.exec(selector)?.[0] ?? []))
  for (const tint of tints) {
    const own = new Map([...shared, ...propertiesOf(all, tint)])
    yield* contrastsIn(new Map([...root, ...own]), {
      ...{ all, make, told, rule: tint },
      isOwn: (front, back) => own.has(front) && own.has(back),
    })
  }
}

interface Scope {
  readonly all: readonly Declaration[]
  readonly make: Make
  /** The rule that the colours are of, for a reader. */
  readonly rule: string
  /** What is told already: several rules may share a colour. */
  readonly told: Set<string>
  /** Whether a pair is judged here. */
  readonly isOwn: (front: string, back: string) => boolean
}

function* contrastsIn(
  colors: ReadonlyMap<string, Declaration>,
  { all, make, rule, told, isOwn }: Scope,
): Generator<RawDiagnostic> {
  for (const [front, back, least] of pairs.filter((pair) => isOwn(pair[0], pair[1]))) {
    const [above, below] = [colors.get(front), colors.get(back)]
    for (const [name, declaration] of [
      [front, above],
      [back, below],
    ] as const) {
      const isRead = declaration && themes.every((_, theme) => colorOf(colors, name, theme))
      if (isRead || told.has(name)) continue
      told.add(name)
      const rest = all.find(({ selector }) => selector === ':root') ?? { start: 0, end: 0 }
      yield declaration
        ? make('contrast', 'unreadable', declaration, {
            data: { front: name, value: declaration.value },
          })
        : make(
            'contrast',
            'absent',
            { start: rest.start, end: rest.start },
            { data: { front: name } },
          )
    }
    if (!above || !below || told.has(front) || told.has(back)) continue
    for (const [theme, messageId] of themes.entries()) {
      const ratio = contrast(colorOf(colors, front, theme), colorOf(colors, back, theme))
      const key = `${above.start} ${below.start} ${messageId}`
      if (ratio === undefined || ratio >= least || told.has(key)) continue
      told.add(key)
      // Rounded down: 4.49 is not 4.5.
      const data = { front, back, rule, ratio: Math.floor(ratio * 10) / 10, least }
      yield make('contrast', messageId, above, { data, back: below })
    }
  }
}

const themes = ['light', 'dark'] as const

type Color = NonNullable<ReturnType<typeof culori.parse>>

/** The colour of a property in a theme; undefined if it cannot be read. */
function colorOf(
  colors: ReadonlyMap<string, Declaration>,
  name: string,
  theme: number,
): Color | undefined {
  const value = resolved(colors, colors.get(name)?.value ?? '', theme, 0)
  const color = culori.parse(value)
  return color && culori.clampChroma(color, 'oklch')
}

/** A value with the properties that it names, and one of each pair of themes. Deeper is a circle. */
function resolved(
  colors: ReadonlyMap<string, Declaration>,
  value: string,
  theme: number,
  depth: number,
): string {
  if (depth > 8) return ''
  const [, ...both] =
    /^light-dark\(\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?)\s*,\s*([\s\S]+?)\s*\)$/.exec(
      value.trim(),
    ) ?? []
  const own = both[theme] ?? value.trim()
  const [, name] = /var\(\s*--([\w-]+)\s*\)/.exec(own) ?? []
  if (name === undefined) return own
  const inner = resolved(colors, colors.get(name)?.value ?? '', theme, depth + 1)
  return resolved(colors, own.replaceAll(`var(--${name})`, inner), theme, depth + 1)
}

/** The contrast of a colour on another one, through which the other may shine. */
function contrast(front: Color | undefined, back: Color | undefined): number | undefined {
  if (!front || !back) return undefined
  return culori.wcagContrast(culori.blend([back, front], 'normal', 'rgb'), back)
}

function placeOf(file: string, text: string, { start, end }: Span): Place {
  const at = (offset: number) => {
    const before = text.slice(0, offset)
    const line = before.split('\n').length
    return { line, column: offset - before.lastIndexOf('\n') }
  }
  return { file, ...at(start), end: at(end) }
}
