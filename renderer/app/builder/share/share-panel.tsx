import './share-panel.css'
import { useState } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { loadShareLink } from './load-share-link.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly finished: FinishedQuiz
}

/** Offers the quiz as a file and as a link. */
export function SharePanel({ content: { keep, quiz: words, failure }, finished }: Props) {
  const { language } = useSite().page
  const [said, say] = useState('')
  const [link, setLink] = useState('')

  const download = async () => {
    const { downloadQuiz } = await import('./download-quiz.ts')
    downloadQuiz(finished, { words, language })
    say(keep.downloaded)
  }
  const share = async () => {
    const { hashOf } = await loadShareLink()
    const address = new URL(await hashOf(finished), window.location.href).href
    setLink(address)
    say(
      await navigator.clipboard.writeText(address).then(
        () => keep.copied,
        () => keep.notCopied,
      ),
    )
  }
  const attempt = (act: () => Promise<void>) => () => {
    act().catch(() => say(failure.unreachable))
  }

  return (
    <aside className="keep wrap" aria-label={keep.heading}>
      <h2>{keep.heading}</h2>
      <p className="muted">{keep.text}</p>
      <div className="buttons">
        <button className="button button-outline" type="button" onClick={attempt(download)}>
          {keep.download}
        </button>
        <button className="button button-outline" type="button" onClick={attempt(share)}>
          {keep.share}
        </button>
      </div>
      {link && (
        <input
          className="field-input"
          aria-label={keep.link}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <p className="small" role="status">
        {said}
      </p>
    </aside>
  )
}
