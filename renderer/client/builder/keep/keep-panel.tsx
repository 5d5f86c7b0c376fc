import { interpolate, useChange, useSite } from '../../kit.ts'
import './keep-panel.css'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { LanguageOption, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { TextField } from '../../forms/fields/text-field.tsx'
import { loadShareLink } from '../loaders.ts'
import { failureText, quizLanguages } from '../request/make-quiz.ts'
import type { FinishedQuiz, OwnAction } from '../state.ts'
import { NamedTarget } from './named-target.tsx'
import { actionOf, isWrong, longest, ownLinkIn } from './own-action.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  /** Called with the button when it is set, changed or incomplete. */
  readonly onAction: (action: OwnAction | undefined) => void
  /** Has the quiz made again in a language. Rejects with an error whose message can be shown. */
  readonly onLanguage: (language: string, signal: AbortSignal) => Promise<void>
}

/** Lets a business set where the button of its quiz leads, and copy the link that holds the quiz. */
export function KeepPanel({ content, frames, finished, onAction, onLanguage }: Props) {
  const { keep, failure } = content
  const { quiz, action } = finished
  const target = ownLinkIn(action?.link)
  const site = useSite()
  const languages = quizLanguages(site)
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState({ link: '', text: '', ...action })
  // A field that has been edited since it was checked shows no error message.
  const [checked, setChecked] = useState(draft)
  const [said, say] = useState('')
  const [link, setLink] = useState('')
  const [isRewriting, setRewriting] = useState(false)

  const edit = (next: OwnAction) => {
    setDraft(next)
    setLink('')
    say('')
    onAction(actionOf(next, quiz.final_cta.text))
  }
  // The button has the words of the new language, where its owner gave it none.
  useChange(quiz, () => edit(draft))
  const field = (name: keyof OwnAction) => {
    const isFaulty = checked[name] === draft[name] && isWrong(draft, name)
    return {
      id: `${id}-${name}`,
      ...{ name, value: draft[name], autoComplete: 'off', onBlur: () => setChecked(draft) },
      problem: isFaulty ? interpolate(keep.faults[name], { limit: longest.text }) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        edit({ ...draft, [name]: target.value }),
    }
  }
  const share = async () => {
    const { hashOf } = await loadShareLink()
    const page = new URL(site.page.path, window.location.href)
    const address = new URL(await hashOf(finished), page).href
    setLink(address)
    await navigator.clipboard.writeText(address).then(
      () => say(keep.copied),
      () => say(keep.notCopied),
    )
  }
  /** Copies the link, unless a field is wrong: then that field gets the focus. */
  const tryToShare = () => {
    setChecked(draft)
    const wrong = (['link', 'text'] as const).find((field) => isWrong(draft, field))
    if (wrong) fields.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else if (!isRewriting) share().catch(() => say(failure.unreachable))
  }

  return (
    <aside className="keep" aria-label={keep.heading}>
      <div className="keep-block sidebar">
        <div className="keep-about">
          <h2>{keep.heading}</h2>
          <p className="muted">{keep.text}</p>
        </div>
        <div className="keep-fields" ref={fields}>
          {languages.length > 1 && (
            <LanguageChoice
              content={content}
              languages={languages}
              current={frames.language}
              onChoose={onLanguage}
              onWait={setRewriting}
            />
          )}
          <div className="keep-action">
            <TextField
              {...field('link')}
              label={keep.target}
              hint={keep.targetHint}
              autoCapitalize="none"
              inputMode="url"
              spellCheck={false}
              dir="ltr"
            />
            <TextField {...field('text')} label={keep.button} placeholder={quiz.final_cta.text} />
          </div>
          <p className="small muted keep-leads" aria-live="polite">
            {target ? (
              <NamedTarget sentence={keep.opens} name="target" target={target.shown} />
            ) : (
              keep.unset
            )}
          </p>
          <button className="button keep-primary" type="button" onClick={tryToShare}>
            {keep.share}
          </button>
          {link && (
            <input
              className="field-input keep-address"
              aria-label={keep.link}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          )}
          <p className="small" role="status">
            {said}
          </p>
        </div>
      </div>
    </aside>
  )
}

interface ChoiceProps {
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
function LanguageChoice({ content, languages, current, onChoose, onWait }: ChoiceProps) {
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
