import { useRef, useState } from 'react'
import type { QuizContent, QuizThanks as Words } from '#site/types.ts'
import type { ByField } from '../../forms/fields/check-fields.ts'
import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import { ActionLink } from '../../ui/action-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { saveFile } from '../../ui/later/save-file.ts'
import { useLocale } from '../../ui/later/use-locale.ts'
import { UnfinishedWall } from '../progress/unfinished-wall.tsx'
import { drawAnswers } from './draw-answers.ts'

interface Props {
  readonly words: Words
  readonly confirmation: QuizContent['confirmation']
  /** The tiles of the answers. */
  readonly tiles: readonly string[]
  /** The answers by the names under which they are sent. */
  readonly answers: ByField
  readonly sentAt: Date
}

/** The confirmation for the visitor who has sent the answers: they stand as a wall beside what happens now. */
export function QuizThanks({ words, confirmation, tiles, answers, sentAt }: Props) {
  const { next, action } = confirmation
  const { chrome, build } = useSite()
  const face = useRef<HTMLDivElement>(null)
  const [isDrawable, setDrawable] = useState(true)
  const locale = useLocale()
  const facts = [
    [words.website, answers['website']?.trim().replace(/^https?:\/\//i, '')],
    [words.review, words.within],
    [words.email, answers['email']],
  ] as const

  const save = async () => {
    if (!face.current) return
    const { name } = chrome.brand
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(sentAt)
    const { sprite } = build
    saveFile(await drawAnswers(face.current, { tiles, sprite, name, date }), `${name}.png`)
  }

  return (
    <div ref={face} className="wrap grid outcome quiz-thanks">
      <div className="outcome-art">
        <UnfinishedWall
          tiles={tiles.map((tile) => ({ tile }))}
          size={tiles.length}
          columns={Math.ceil(tiles.length / 2)}
        />
        <div className="quiz-laid small muted">
          <p>{words.caption}</p>
          {isDrawable && (
            <button
              className="quiet-link"
              type="button"
              onClick={() => save().catch(() => setDrawable(false))}
            >
              <Icon name="download" />
              {words.save}
            </button>
          )}
        </div>
      </div>
      <div>
        <h2 tabIndex={-1}>{interpolate(words.heading, { name: answers['name']?.trim() ?? '' })}</h2>
        <dl className="quiz-facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="buttons">
          {next && <ActionLink link={next} variant="accent" />}
          <ActionLink link={action} variant={next ? 'outline' : 'accent'} />
        </div>
      </div>
    </div>
  )
}
