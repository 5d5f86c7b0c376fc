import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Result } from '#renderer/client/builder/composed/result.tsx'
import type { Answers } from '#renderer/client/builder/composed/result-of.ts'
import type { OwnAction } from '#renderer/client/builder/state.ts'
import { SiteProvider } from '#renderer/client/site/site-state.tsx'
import type { GeneratedQuiz, QuizPlayer } from '#site/types.ts'
import { content } from '../renderer/client/builder/content.ts'
import { emitData } from '../support/emitted-data.ts'
import { site } from '../support/linked-content.ts'

const [page] = emitData(site).pages
if (!page) throw new Error('There is no page.')
const state = {
  page: page.page,
  chrome: page.chrome,
  build: { id: '', sprite: '/tiles.svg', year: 2026 },
}

interface Played {
  readonly frames: QuizPlayer
  readonly quiz: GeneratedQuiz
  readonly answers: Answers
  readonly action?: OwnAction
}

/** The elements of a result as a page shows them. */
export const renderResult = ({ frames, quiz, answers, action }: Played): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider state={state}>
        <Result
          content={content}
          frames={frames}
          finished={{ company: 'Krume', quiz, ...(action && { action }) }}
          title="Quiz"
          answers={answers}
          onAgain={() => undefined}
        />
      </SiteProvider>
    </MemoryRouter>,
  )

/** What a reader gets of some markup, in the order of reading. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The weakest answer to each question. */
export const weakest = ({ questions, scoring_rubric: rubrics }: GeneratedQuiz): Answers =>
  answersBy({ questions, rubrics }, (scores) => Math.min(...scores))

/** The best answer to each question. */
export const best = ({ questions, scoring_rubric: rubrics }: GeneratedQuiz): Answers =>
  answersBy({ questions, rubrics }, (scores) => Math.max(...scores))

function answersBy(
  {
    questions,
    rubrics,
  }: Pick<GeneratedQuiz, 'questions'> & { readonly rubrics: GeneratedQuiz['scoring_rubric'] },
  wanted: (scores: readonly number[]) => number,
): Answers {
  return new Map(
    questions.map(({ id, options }) => {
      const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
      const playable = options.filter(({ urgent }) => !urgent)
      const score = wanted(playable.map((option) => scores[option.id] ?? 0))
      const option = playable.find((each) => (scores[each.id] ?? 0) === score)
      return [id, option?.id ?? '']
    }),
  )
}
