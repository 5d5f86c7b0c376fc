import './result-card.css'
import { useRef, useState } from 'react'
import type { Cell, QuizPlayer } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import { saveFile } from '../../ui/later/save-file.ts'
import type { Poster } from '../result/played-result.ts'
import { loadShareLink } from '../share/load-share-link.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { CardFace } from './card-face.tsx'

interface Props {
  readonly tiles: readonly Cell[]
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  readonly poster: Poster
  /** What the quiz is called. */
  readonly title: string
}

/** The result as a card to share. Its link is that of the quiz: whoever follows it plays first. */
export function ResultCard({ tiles, frames, finished, poster, title }: Props) {
  const { sprite } = useSite().build
  const { player: words } = frames
  const { company } = finished
  const card = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')

  const share = async () => {
    const { hashOf } = await loadShareLink()
    const address = new URL(await hashOf(finished), window.location.href).href
    await navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => say(words.notCopied),
    )
  }
  const save = async () => {
    const { drawCard } = await import('./draw-card.ts')
    if (!card.current) return
    const picture = await drawCard(card.current, { frames, poster, tiles, company, title, sprite })
    saveFile(picture, `${words.fileName}.png`)
  }
  const attempt = (act: () => Promise<void>) => () => {
    act().catch(() => say(words.unreachable))
  }

  return (
    <div className="player-share">
      <div ref={card}>
        <CardFace frames={frames} poster={poster} tiles={tiles} company={company} title={title} />
      </div>
      <div>
        <p>
          <b>{words.beat}</b> {words.card}
        </p>
        <div className="buttons">
          <button className="button button-outline" type="button" onClick={attempt(share)}>
            {words.share}
          </button>
          <button className="button button-outline" type="button" onClick={attempt(save)}>
            {words.picture}
          </button>
        </div>
        <p className="small" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
