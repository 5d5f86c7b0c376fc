import { lazy, Suspense, startTransition, useMemo, useReducer } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { loadChat } from '../builder/chat/load-chat.ts'
import { ProductSelection } from '../builder/product-selection.tsx'
import { loadQuizView } from '../builder/quiz/load-quiz-view.ts'
import { loadSharePanel } from '../builder/share/load-share-panel.ts'
import { useSharedQuiz } from '../builder/share/use-shared-quiz.ts'
import { createReducer } from '../builder/state/create-reducer.ts'
import { initialState } from '../builder/state/state.ts'
import { useGivenField } from '../builder/state/use-given-field.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

const Chat = lazy(loadChat)
const QuizView = lazy(loadQuizView)
const SharePanel = lazy(loadSharePanel)

export function ToolBuilder({ section: { id } }: SectionProps<'tool-builder'>) {
  const content = useSite().page.toolBuilder
  if (!content) return null

  return (
    <section id={id} className="tool-builder">
      <Suspense>
        <Wizard id={id} content={content} />
      </Suspense>
    </section>
  )
}

interface Props {
  /** Prefix of the ids of the section. */
  readonly id: string
  readonly content: ToolBuilderContent
}

/** Renders the screen of the current phase. */
function Wizard({ id, content }: Props) {
  const reduce = useMemo(() => createReducer(content), [content])
  const [state, dispatch] = useReducer(reduce, initialState)
  useGivenField(state, dispatch)

  const shared = useSharedQuiz()

  const { quiz, companyName: company, kind } = state
  if (quiz) {
    const finished = { company, kind, quiz }
    return (
      <QuizView content={content} finished={finished}>
        <SharePanel content={content} finished={finished} />
      </QuizView>
    )
  }
  if (shared && shared !== 'damaged') {
    return (
      <QuizView content={content} finished={shared}>
        <div className="tool-builder-shared wrap muted">
          <RichBlocks nodes={content.shared.text} />
        </div>
      </QuizView>
    )
  }
  if (state.phase !== 'productSelection')
    return <Chat content={content} state={state} dispatch={dispatch} />

  return (
    <div className="tool-builder-start wrap">
      <h1 tabIndex={-1}>{content.heading}</h1>
      <div className="tool-builder-lead lead muted">
        <RichBlocks nodes={content.lead} />
      </div>
      {shared === 'damaged' && (
        <p className="tool-builder-notice" role="alert">
          {content.shared.damaged}
        </p>
      )}
      {content.needsScript && (
        <noscript>
          <div className="tool-builder-notice">
            <RichBlocks nodes={content.needsScript} />
          </div>
        </noscript>
      )}
      <ProductSelection
        id={id}
        content={content}
        onContinue={(answers) => startTransition(() => dispatch({ type: 'continued', ...answers }))}
      />
    </div>
  )
}
