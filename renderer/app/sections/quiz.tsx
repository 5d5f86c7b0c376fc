import { QuizQuestion } from '../quiz/quiz-question.tsx'
import type { SectionProps } from '../section.tsx'
import { useSite } from '../site-state.tsx'

export function Quiz({ section: { id, quiz } }: SectionProps<'quiz'>) {
  const { page } = useSite()
  const content = page.quizzes?.[quiz]
  if (!content) return null
  const { questions, words, formName = quiz } = content

  return (
    <section id={id} className="quiz">
      <h1 className="visually-hidden" tabIndex={-1}>
        {page.title}
      </h1>
      <form className="wrap" method="post" action="/" noValidate>
        <input type="hidden" name="form-name" value={formName} />
        {/* Sent by scripts only; hosts learn a form's fields from its document. */}
        <input type="hidden" name="website" />
        <input type="hidden" name={`question_${questions.length}`} />
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.id}
            id={`${id}-${question.id}`}
            question={question}
            words={words}
            step={index + 1}
            total={questions.length}
          />
        ))}
        <div className="grid">
          <button className="button button-accent" type="submit">
            {words.submit}
          </button>
        </div>
      </form>
    </section>
  )
}
