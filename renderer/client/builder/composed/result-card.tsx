import './result-card.css'
import { useRef, useState } from 'react'
import type { QuizPlayerWords, ToolQuiz } from '#site/types.ts'
import { UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import { useSite } from '../../site/site-state.tsx'
import type { Level } from '../result/played-result.ts'
import { loadShareLink } from '../share/load-share-link.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { saveFile } from '../telling/save-file.ts'
import { wallOf } from './wall-of.ts'

interface Props extends Pick<ToolQuiz, 'wall'> {
  readonly words: QuizPlayerWords
  readonly finished: FinishedQuiz
  readonly level: Level | undefined
  /** What the quiz is called. */
  readonly title: string
}

/** The result as a card to share: whose quiz it is, the level, and a wall that fills with the score. */
export function ResultCard({ wall, words, finished, level, title }: Props) {
  const { sprite } = useSite().build
  const { company } = finished
  const card = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')

  const share = async () => {
    const { href, pathname } = window.location
    const isShort = pathname.startsWith('/q/')
    const { hashOf } = await loadShareLink()
    const address = new URL(isShort ? pathname : await hashOf(finished), href).href
    await navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => say(words.notCopied),
    )
  }
  const save = async () => {
    const { drawCard } = await import('./draw-card.ts')
    if (!card.current) return
    const text = level?.result.title ?? words.complete
    const drawn = { ...wall, tiles: wallOf(wall, level) }
    const { current: like } = card
    const picture = await drawCard({ company, text, title, wall: drawn, sprite, like })
    saveFile(picture, `${words.fileName}.png`)
  }
  const attempt = (act: () => Promise<void>) => () => {
    act().catch(() => say(words.unreachable))
  }

  return (
    <div className="player-share">
      <div ref={card}>
        <CardFace wall={wall} words={words} company={company} level={level} title={title} />
      </div>
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
  )
}

interface FaceProps extends Pick<Props, 'wall' | 'words' | 'level' | 'title'> {
  readonly company: string
}

/** How the card looks. */
export function CardFace({ wall, words, company, level, title }: FaceProps) {
  const { columns, cells } = wall
  return (
    <div className="player-card quiet" aria-hidden="true">
      <div>
        <b dir="auto">{company}</b>
        <p dir="auto">{level?.result.title ?? words.complete}</p>
        <span dir="auto">{title}</span>
      </div>
      <UnfinishedWall tiles={wallOf(wall, level)} size={cells.length} columns={columns} />
    </div>
  )
}
