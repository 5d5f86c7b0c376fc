import { lazy, Suspense, startTransition, useMemo, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Media as MediaContent, ToolBuilderContent } from '#site/types.ts'
import { loadChat, loadKeepPanel, loadLaying, loadQuizView } from '../builder/loaders.ts'
import { ProductSelection } from '../builder/product-selection.tsx'
import { makeQuiz } from '../builder/request/make-quiz.ts'
import { useSharedQuiz } from '../builder/share/use-shared-quiz.ts'
import { createReducer, initialState, type OwnAction, pathOf } from '../builder/state.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { Media } from '../ui/media.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

const Chat = lazy(loadChat)
const QuizView = lazy(loadQuizView)
const KeepPanel = lazy(loadKeepPanel)
const Laying = lazy(loadLaying)

export function ToolBuilder({ section: { id, media } }: SectionProps<'tool-builder'>) {
  const { toolBuilder: content } = useSite().page
  if (!content) return null

  return (
    <section id={id} className="tool-builder">
      <Suspense>
        <Wizard id={id} content={content} media={media} />
      </Suspense>
    </section>
  )
}

interface Props {
  /** Prefix of the ids of the section. */
  readonly id: string
  readonly content: ToolBuilderContent
  readonly media: MediaContent | undefined
}

/** Renders the screen of the current phase. */
function Wizard({ id, content, media }: Props) {
  const reduce = useMemo(() => createReducer(content), [content])
  const [state, dispatch] = useReducer(reduce, initialState)

  const [action, setAction] = useState<OwnAction>()
  const [isLaid, setLaid] = useState(false)
  const shared = useSharedQuiz()
  const { hash } = useLocation()
  const site = useSite()

  const { given, made } = state
  if (made) {
    const { quiz, frames } = made
    const { company = '' } = pathOf(content, given)
    const finished = { company, quiz, ...(action && { action }) }
    if (!isLaid)
      return (
        <Laying
          content={content}
          finished={finished}
          onPlay={() => startTransition(() => setLaid(true))}
        />
      )
    return (
      <QuizView content={content} frames={frames} finished={finished}>
        <KeepPanel
          content={content}
          frames={frames}
          finished={finished}
          onAction={setAction}
          onLanguage={async (language, signal) => {
            dispatch({
              type: 'built',
              ...(await makeQuiz({ site, content, given, language, signal })),
            })
          }}
        />
      </QuizView>
    )
  }
  if (typeof shared === 'object') {
    return (
      <QuizView key={hash} {...{ content, ...shared }}>
        {content.shared.text && (
          <div className="tool-builder-shared wrap muted">
            <RichBlocks nodes={content.shared.text} />
          </div>
        )}
      </QuizView>
    )
  }
  if (state.phase !== 'start') return <Chat content={content} state={state} dispatch={dispatch} />

  return (
    <ProductSelection
      id={id}
      content={content}
      onContinue={(answers) => startTransition(() => dispatch({ type: 'continued', ...answers }))}
    >
      <div className="tool-builder-top">
        <div>
          <h1 tabIndex={-1}>{content.heading}</h1>
          {content.lead && (
            <div className="tool-builder-lead lead muted">
              <RichBlocks nodes={content.lead} />
            </div>
          )}
        </div>
        {media && <Media media={media} />}
      </div>
      {shared && (
        <p className="tool-builder-notice aside" role="alert">
          {content.shared.damaged}
        </p>
      )}
      {content.needsScript && (
        <noscript>
          <div className="tool-builder-notice aside">
            <RichBlocks nodes={content.needsScript} />
          </div>
        </noscript>
      )}
    </ProductSelection>
  )
}
