import type { QuizContent, QuizThanks as Words } from '#site/types.ts'
import type { ByField } from '../../forms/fields/check-fields.ts'
import { Outcome } from '../../forms/outcome.tsx'
import { interpolate } from '../../site/interpolate.ts'
import { UnfinishedWall } from '../progress/unfinished-wall.tsx'

interface Props {
  readonly words: Words
  readonly confirmation: QuizContent['confirmation']
  /** The tiles of the answers. */
  readonly tiles: readonly string[]
  /** The answers by the names under which they are sent. */
  readonly answers: ByField
}

/** The confirmation for the visitor who has sent the answers: they stand as a wall beside what happens now. */
export function QuizThanks({ words, confirmation, tiles, answers }: Props) {
  const { next, action } = confirmation
  const facts = [
    [words.website, answers['website']?.trim().replace(/^https?:\/\//i, '')],
    [words.review, words.within],
    [words.email, answers['email']],
  ] as const

  return (
    <Outcome
      className="wrap grid outcome quiz-thanks"
      art={
        <>
          <UnfinishedWall
            tiles={tiles.map((tile) => ({ tile }))}
            size={tiles.length}
            columns={Math.ceil(tiles.length / 2)}
          />
          <p className="quiz-laid small muted">{words.caption}</p>
        </>
      }
      heading={interpolate(words.heading, { name: answers['name']?.trim() ?? '' })}
      {...{ next, action }}
      level="h2"
    >
      <dl className="quiz-facts lines">
        {facts.map(([term, value]) => (
          <div key={term} className="pair">
            <dt className="muted">{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Outcome>
  )
}
