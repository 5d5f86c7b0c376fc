import { useState } from 'react'
import type { ToolShortLink } from '#site/types.ts'
import { loadShortLink } from '../share/load-share-link.ts'
import type { OwnedLink } from '../share/short-link.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { CopyField } from './copy-field.tsx'

interface Props {
  readonly words: ToolShortLink
  readonly language: string
  readonly finished: FinishedQuiz
  /** The link, for whoever came by the secret address. */
  readonly owned: OwnedLink | undefined
  /** Returns what a button does, unless a field is wrong. */
  readonly attempt: (act: () => Promise<void>) => () => void
  readonly say: (text: string) => void
  readonly copy: (text: string, done: string) => Promise<void>
  /** Shows the long link, which needs no server. */
  readonly showLong: () => Promise<void>
}

/** Has the quiz kept under a short link, and lets its owner change and delete it. */
export function ShortLink({ words, language, finished, attempt, say, copy, ...props }: Props) {
  const [made, setMade] = useState<Made | undefined>(
    props.owned && { owned: props.owned, ...addressesIn(props.owned) },
  )
  const [isSure, setSure] = useState(false)

  const make = async () => {
    try {
      const { keepQuiz } = await loadShortLink()
      const owned = await keepQuiz(finished, language)
      const addresses = addressesIn(owned)
      setMade({ owned, ...addresses })
      await copy(addresses.link, words.made)
    } catch {
      await props.showLong()
      say(words.failed)
    }
  }
  const change = async (owned: OwnedLink, quiz?: FinishedQuiz) => {
    setSure(false)
    try {
      const { changeKept } = await loadShortLink()
      await changeKept(owned, quiz)
      if (!quiz) setMade(undefined)
      say(quiz ? words.changed : words.erased)
    } catch {
      say(words.unchanged)
    }
  }

  return (
    <div className="keep-embed">
      <h3>{words.heading}</h3>
      <p className="small muted">{words.text}</p>
      {made ? (
        <>
          <CopyField label={words.link} value={made.link} />
          <p className="small muted">{words.secretText}</p>
          <CopyField label={words.secret} value={made.secret} />
          <div className="buttons">
            <Button onPress={() => copy(made.secret, words.copied)}>{words.copy}</Button>
            <Button onPress={attempt(() => change(made.owned, finished))}>{words.change}</Button>
            <Button onPress={isSure ? () => change(made.owned) : () => setSure(true)}>
              {isSure ? words.sure : words.erase}
            </Button>
          </div>
        </>
      ) : (
        <Button onPress={attempt(make)}>{words.make}</Button>
      )}
    </div>
  )
}

interface Made {
  readonly owned: OwnedLink
  readonly link: string
  readonly secret: string
}

/** Where a short link plays, and where its owner changes it. Requests for the page do not send the secret. */
const addressesIn = ({ slug, secret }: OwnedLink) => ({
  link: new URL(`/q/${slug}`, window.location.href).href,
  secret: new URL(`/q/${slug}#edit=${secret}`, window.location.href).href,
})

interface ButtonProps {
  readonly onPress: () => unknown
  readonly children: string
}

const Button = ({ onPress, children }: ButtonProps) => (
  <button className="button button-outline" type="button" onClick={() => void onPress()}>
    {children}
  </button>
)
