import { QuizFlow } from '../quiz/quiz-flow.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function Quiz({ section: { id, heading, quiz } }: SectionProps<'quiz'>) {
  const { page } = useSite()
  const content = page.quizzes?.[quiz]
  if (!content) return null

  const { formName = quiz } = content
  const checks = page.checks?.[formName] ?? []
  const titleId = `${id}-title`
  return (
    <section id={id} className="quiz">
      <h1 id={titleId} className="visually-hidden" tabIndex={-1}>
        {heading}
      </h1>
      <QuizFlow
        id={id}
        quiz={{ formName, language: page.language, content, checks }}
        titleId={titleId}
      />
    </section>
  )
}
