import type { Cell, GeneratedQuiz, ToolQuiz } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { paragraphsOf } from '../paragraphs.ts'
import { type Answers, resultFor, totalOf } from '../result/score-quiz.ts'
import { UnfinishedWall } from '../unfinished-wall.tsx'

interface Props {
  readonly words: ToolQuiz
  readonly quiz: GeneratedQuiz
  readonly answers: Answers
  readonly onAgain: () => void
}

/** The result of the answers, and the call to action. */
export function Result({ words, quiz, answers, onAgain }: Props) {
  const { questions, result_categories: results, final_cta: action } = quiz
  const score = totalOf(quiz, answers)
  const result = resultFor(quiz, score)
  const paragraphs = paragraphsOf(result?.description ?? words.thanks)

  return (
    <div className="player-result wrap grid">
      <div className="player-text">
        <p className="small muted">
          {interpolate(words.answered, { count: answers.size, total: questions.length })}
        </p>
        <h1 tabIndex={-1}>{result?.title ?? words.complete}</h1>
        <div className="player-advice prose">
          {Array.from(paragraphs.entries(), ([place, paragraph]) =>
            typeof paragraph === 'string' ? (
              <p key={place}>{paragraph}</p>
            ) : (
              <ol key={place}>
                {Array.from(paragraph.entries(), ([index, step]) => (
                  <li key={index}>{step}</li>
                ))}
              </ol>
            ),
          )}
        </div>
        <div className="buttons">
          <SiteLink className="button button-accent" href={action.link}>
            {action.text}
          </SiteLink>
          <button className="button button-outline" type="button" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      </div>
      <div className="player-art">
        <UnfinishedWall
          tiles={bottomUp(words.wall.cells, words.wall.columns).slice(0, filled(result, words))}
          size={words.wall.cells.length}
          columns={words.wall.columns}
        />
        {result && results.length > 1 && (
          <p className="small muted">
            {interpolate(words.level, {
              level: results.indexOf(result) + 1,
              levels: results.length,
              score,
            })}
          </p>
        )}
      </div>
    </div>
  )
}

/** The number of tiles: the same share of the wall as the middle of the result's range is of 100. */
function filled(
  result: GeneratedQuiz['result_categories'][number] | undefined,
  { wall }: ToolQuiz,
) {
  if (!result) return wall.cells.length
  const middle = (result.min_score + result.max_score) / 200
  return Math.max(1, Math.round(middle * wall.cells.length))
}

/** The cells of a wall in filling order, the lowest row first. */
function bottomUp(cells: readonly Cell[], columns: number): readonly Cell[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return rows.toReversed().flat()
}
