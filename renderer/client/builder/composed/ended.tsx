import './ended.css'
import type { ReactNode } from 'react'
import type { QuizPlayer } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import { Tile } from '../../ui/tile.tsx'
import type { Ending } from '../telling/ending.ts'

interface Props {
  readonly ending: Ending
  readonly language: Pick<QuizPlayer, 'language' | 'direction'>
  readonly onWrong: () => void
  /** Whose page it is. */
  readonly bar: ReactNode
}

/** The whole page after an answer that ends the quiz. The style sheet hides all around it. */
export function Ended({ ending, language: { language, direction }, onWrong, bar }: Props) {
  const { heading, sentence, numbers, privacy, wrong } = ending
  return (
    <div className="ended-page">
      {bar}
      <div className="ended" lang={language} dir={direction}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead" dir="auto">
          {sentence}
        </p>
        {numbers.map(({ name, detail, shown, href }) => (
          <a className="helpline" key={href} href={href}>
            <span>
              <b>{name}</b> <small>{detail}</small>
            </span>{' '}
            <strong>{shown}</strong>
          </a>
        ))}
        <p className="small muted">{privacy}</p>
        <button type="button" onClick={onWrong}>
          {wrong}
        </button>
      </div>
    </div>
  )
}

/** The header of the site, where all that it leads to is gone. */
export function SiteBar() {
  const { brand } = useSite().chrome
  return (
    <div className="header">
      <div className="wrap">
        <span className="logo">
          {brand.tile && <Tile name={brand.tile} />}
          {brand.name}
        </span>
      </div>
    </div>
  )
}
