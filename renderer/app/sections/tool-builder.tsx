import { lazy, Suspense, startTransition, useMemo, useReducer } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { createReducer } from '../builder/create-reducer.ts'
import { loadChat, loadQuizView } from '../builder/parts.ts'
import { ProductSelection } from '../builder/product-selection.tsx'
import { initialState } from '../builder/state.ts'
import type { SectionProps } from '../section.tsx'
import { useSite } from '../site-state.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

const Chat = lazy(loadChat)
const QuizView = lazy(loadQuizView)

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
  /** Begins the ids of what belongs to the section. */
  readonly id: string
  readonly content: ToolBuilderContent
}

/** What the phase calls for. */
function Wizard({ id, content }: Props) {
  const reduce = useMemo(() => createReducer(content), [content])
  const [state, dispatch] = useReducer(reduce, initialState)

  const { quiz, companyName: company, kind } = state
  if (quiz) return <QuizView content={content} finished={{ company, kind, quiz }} />
  if (state.phase !== 'productSelection')
    return <Chat content={content} state={state} dispatch={dispatch} />

  return (
    <div className="tool-builder-start wrap">
      <h1 tabIndex={-1}>{content.heading}</h1>
      <div className="tool-builder-lead lead muted">
        <RichBlocks nodes={content.lead} />
      </div>
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
