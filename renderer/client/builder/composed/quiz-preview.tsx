import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { lookStyle } from '../look/look.ts'
import { OwnerBar } from '../look/owner-bar.tsx'
import { posterOf } from '../result/poster-of.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { bottomUp } from './bottom-up.ts'
import { CardFace } from './card-face.tsx'
import { Question } from './question.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
}

/** What visitors get, halfway through the quiz, and the card that they share. Only to look at. */
export function QuizPreview({ content, frames, finished }: Props) {
  const { company, quiz, look } = finished
  const { questions, presentation } = quiz
  const { look: words } = content.keep
  const { wall } = content.quiz
  const step = Math.floor(questions.length / 2)
  const question = questions[step]
  // Somebody whose answers stand in every way.
  const answers = questions.map(({ id, options }, place): [string, string] => [
    id,
    options[place % options.length]?.id ?? '',
  ])
  const title = presentation?.title ?? interpolate(frames.player.by, { company })

  return (
    <div className="keep-shown">
      <p className="small muted">{words.shown}</p>
      <div className="keep-screen own tint" style={lookStyle(look)} inert aria-hidden="true">
        <OwnerBar content={content} finished={finished} />
        {question && (
          <div className="quiz-screen" lang={frames.language} dir={frames.direction}>
            <Question
              wall={wall}
              words={frames.player}
              title={title}
              intro={undefined}
              question={question}
              step={step}
              total={questions.length}
              answer={question.options[1]?.id}
              onAnswer={() => undefined}
              onBack={() => undefined}
              onNext={() => undefined}
            />
          </div>
        )}
      </div>
      <p className="small muted">{words.card}</p>
      <div className="keep-card own tint" style={lookStyle(look)} inert aria-hidden="true">
        <CardFace
          frames={frames}
          poster={posterOf(quiz, new Map(answers))}
          tiles={bottomUp(wall.cells, wall.columns)}
          company={company}
          title={title}
        />
      </div>
    </div>
  )
}
