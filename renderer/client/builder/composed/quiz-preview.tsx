import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { lookStyle } from '../look/look.ts'
import { OwnerBar } from '../look/owner-bar.tsx'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { Question } from './question.tsx'
import { CardFace } from './result-card.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
}

/** What visitors get, halfway through the quiz, and the card that they share. Only to look at. */
export function QuizPreview({ content, frames, finished }: Props) {
  const { company, quiz, look } = finished
  const { questions, presentation, result_categories: levels } = quiz
  const { look: words } = content.keep
  const { wall } = content.quiz
  const step = Math.floor(questions.length / 2)
  const question = questions[step]
  const level = levels[Math.floor(levels.length / 2)]
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
          wall={wall}
          words={frames.player}
          company={company}
          title={title}
          level={level && { result: level, place: 1, count: levels.length }}
        />
      </div>
    </div>
  )
}
