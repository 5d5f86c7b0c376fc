import { useEffect, useId, useRef, useState } from 'react'
import type { LanguageOption, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { failureText } from '../request/make-quiz.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly languages: readonly LanguageOption[]
  /** The code of the language that the quiz is in. */
  readonly current: string
  /** Has the quiz made in a language. Rejects with an error whose message can be shown. */
  readonly onChoose: (language: string, signal: AbortSignal) => Promise<void>
  /** Called with whether the quiz is being made. */
  readonly onWait: (isWaiting: boolean) => void
}

/** The language of the quiz. Another choice cancels one that is being made; where it fails, the quiz stays as it is. */
export function LanguageChoice({ content, languages, current, onChoose, onWait }: Props) {
  const { keep: words, failure, quiz } = content
  const id = useId()
  const making = useRef<AbortController>(undefined)
  const [wanted, setWanted] = useState<string>()
  const [said, say] = useState('')
  useEffect(() => () => making.current?.abort(), [])

  const want = (code: string | undefined, text: string) => {
    setWanted(code)
    onWait(code !== undefined)
    say(text)
  }
  const choose = async (code: string) => {
    making.current?.abort()
    const own = new AbortController()
    making.current = own
    if (code === current) return want(undefined, '')

    const language = new Intl.DisplayNames(quiz.locale, { type: 'language' }).of(code) ?? code
    want(code, interpolate(words.rewriting, { language }))
    const outcome = await onChoose(code, own.signal).then(
      () => interpolate(words.rewritten, { language }),
      (error: unknown) => failureText(error, failure),
    )
    if (!own.signal.aborted) want(undefined, outcome)
  }

  return (
    <fieldset className="keep-language">
      <legend>{words.language}</legend>
      <div className="form-radios even">
        {languages.map(({ code, name }) => (
          <label key={code} lang={code}>
            <input
              type="radio"
              name={`${id}-language`}
              value={code}
              checked={code === (wanted ?? current)}
              onChange={() => choose(code)}
            />
            {name}
          </label>
        ))}
      </div>
      <p className="small" role="status">
        {said}
      </p>
    </fieldset>
  )
}
