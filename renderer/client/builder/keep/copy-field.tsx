interface Props {
  readonly label: string
  readonly value: string
  /** Lines of a longer text. */
  readonly rows?: number
}

/** A text to copy by hand. */
export function CopyField({ label, value, rows }: Props) {
  const shared = { className: 'field-input copy-field', 'aria-label': label, readOnly: true, value }
  return rows === undefined ? (
    <input {...shared} onFocus={({ target }) => target.select()} />
  ) : (
    <textarea
      {...shared}
      rows={rows}
      spellCheck={false}
      onFocus={({ target }) => target.select()}
    />
  )
}
