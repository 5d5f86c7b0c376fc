import { useId, useRef, useState } from 'react'
import type { ToolLogo } from '#site/types.ts'
import { FieldProblem } from '../../forms/fields/field-problem.tsx'
import { interpolate } from '../../site/interpolate.ts'
import { cleanLogo, type LogoFault, largestLogo } from '../look/logo/clean-logo.ts'
import { longestSide } from '../look/logo/clean-png.ts'

interface Props {
  readonly words: ToolLogo
  readonly locale: string
  readonly logo: string | undefined
  readonly onLogo: (logo: string | undefined) => void
}

/** The file that was chosen last, and why it is no logo. */
interface Chosen {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly fault: LogoFault | undefined
}

/** A logo from a file, which never leaves the browser. */
export function LogoField({ words, locale, logo, onLogo }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const sizeOf = (bytes: number) =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 },
    }).format(bytes / 1000)
  const limit = sizeOf(largestLogo)

  const take = async (file: File) => {
    const read = await readLogoFile(file)
    const isFault = typeof read === 'string'
    setChosen({ name: file.name, size: file.size, fault: isFault ? read : undefined })
    if (!isFault) onLogo(read.logo)
  }
  const remove = () => {
    setChosen(undefined)
    onLogo(undefined)
    input.current?.focus()
  }
  const { fault } = chosen ?? {}
  const shown = fault ? undefined : chosen

  return (
    <div className="look-logo">
      <label htmlFor={id}>
        {words.label}{' '}
        <span id={`${id}-hint`} className="small muted">
          {interpolate(words.hint, { limit })}
        </span>
      </label>
      <div>
        {logo && <img src={logo} alt="" />}
        {logo && shown && (
          <p className="small" dir="auto">
            {interpolate(words.file, { name: shown.name, size: sizeOf(shown.size) })}
          </p>
        )}
        <span className="look-choose button button-outline">
          <input
            id={id}
            ref={input}
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={fault !== undefined || undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) take(file).catch(() => undefined)
              // The same file may be chosen again once it is mended.
              target.value = ''
            }}
          />
          {logo ? words.replace : words.choose}
        </span>
        {logo && (
          <button className="button button-outline" type="button" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
      <div role="status">
        <FieldProblem
          id={`${id}-problem`}
          field="logo"
          problem={
            fault &&
            interpolate(words.faults[fault], {
              size: sizeOf(chosen?.size ?? 0),
              limit: fault === 'sides' ? longestSide : limit,
            })
          }
        />
        {logo && <p className="small muted">{words.stays}</p>}
      </div>
    </div>
  )
}

/** Reads a file as a logo. Nothing decodes the picture before it is cleaned. */
async function readLogoFile(file: File): Promise<{ readonly logo: string } | LogoFault> {
  if (file.size > largestLogo) return 'large'
  const cleaned = cleanLogo(new Uint8Array(await file.arrayBuffer()))
  if (typeof cleaned === 'string') return cleaned
  const picture = new Image()
  picture.src = cleaned.logo
  return picture.decode().then(
    () => cleaned,
    () => 'broken' as const,
  )
}
