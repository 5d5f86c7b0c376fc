interface Props {
  readonly sentence: string
  /** The placeholder in the sentence. */
  readonly name: string
  readonly target: string
}

/** A sentence that names where a link leads. An address is read from left to right, whatever stands around it. */
export function NamedTarget({ sentence, name, target }: Props) {
  const [before, after] = sentence.split(`{${name}}`)
  return (
    <>
      {before}
      <b>
        <bdi dir="ltr">{target}</bdi>
      </b>
      {after}
    </>
  )
}
