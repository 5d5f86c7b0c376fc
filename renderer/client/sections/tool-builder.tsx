import {
  lazy,
  type PropsWithChildren,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import type { ToolBuilderContent, ToolBuilderSection } from '#site/types.ts'
import {
  loadChat,
  loadKeepPanel,
  loadLaying,
  loadQuizView,
  loadShareLink,
} from '../builder/loaders.ts'
import { loadPlayer, makeQuiz } from '../builder/request/make-quiz.ts'
import { createReducer, initialState, type OwnAction, pathOf } from '../builder/state.ts'
import { Icon, Media, RichBox, type SectionProps, useSite } from '../kit.ts'
import { OptionRow } from '../quiz/options/option-row.tsx'
import type { SiteState } from '../site/site-state.tsx'

const Chat = lazy(loadChat)
const QuizView = lazy(loadQuizView)
const KeepPanel = lazy(loadKeepPanel)
const Laying = lazy(loadLaying)

export function ToolBuilder({ section }: SectionProps<'tool-builder'>) {
  const { toolBuilder: content } = useSite().page
  if (!content) return null

  return (
    <section id={section.id} className="tool-builder">
      <Suspense>
        <Wizard section={section} content={content} />
      </Suspense>
    </section>
  )
}

interface Props {
  readonly section: ToolBuilderSection
  readonly content: ToolBuilderContent
}

/** Renders the screen of the current phase. */
function Wizard({ section, content }: Props) {
  const reduce = useMemo(() => createReducer(content), [content])
  const [state, dispatch] = useReducer(reduce, initialState)

  const [action, setAction] = useState<OwnAction>()
  const [isLaid, setLaid] = useState(false)
  const { hash } = useLocation()
  const site = useSite()
  const shared = useSharedQuiz(hash, site)

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
          <RichBox className="tool-builder-shared wrap muted" nodes={content.shared.text} />
        )}
      </QuizView>
    )
  }
  if (state.phase !== 'start') return <Chat content={content} state={state} dispatch={dispatch} />

  return (
    <Start
      section={section}
      content={content}
      isDamaged={shared === 'damaged'}
      onContinue={(answers) => startTransition(() => dispatch({ type: 'continued', ...answers }))}
    />
  )
}

/** The quiz in the address, if there is one. */
function useSharedQuiz(hash: string, site: SiteState) {
  const [shared, setShared] = useState<Awaited<ReturnType<typeof openShared>>>()

  useEffect(() => {
    let isCurrent = true
    openShared(hash, site).then(
      (quiz) => isCurrent && startTransition(() => setShared(quiz)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hash, site])

  return shared
}

async function openShared(hash: string, site: SiteState) {
  // Most addresses contain no quiz: no code is loaded for them.
  if (!hash.includes('=')) return undefined

  const [{ holdsQuiz, quizIn }] = await Promise.all([loadShareLink(), loadQuizView()])
  if (!holdsQuiz(hash)) return undefined
  const finished = await quizIn(hash, window.location.href)
  return finished ? { finished, frames: await loadPlayer(site, finished.quiz.language) } : 'damaged'
}

interface StartProps extends Props {
  /** Whether the address holds a quiz that cannot be read. */
  readonly isDamaged: boolean
  /** Called with the two answers after the next screen has loaded. */
  readonly onContinue: (answers: { readonly problem: string; readonly kind: string }) => void
}

/** The first screen: which problem the tool solves, and what kind of tool it is. */
function Start({ section: { id, media }, content, isDamaged, onContinue }: StartProps) {
  const { problems, kinds, hint, ready, failure } = content
  const form = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)
  const check = () => {
    const answers = new FormData(form.current ?? undefined)
    setAnswered(answers.has('problem') && answers.has('kind'))
  }
  const proceed = (answers: FormData) => {
    const [problem, kind] = [String(answers.get('problem')), String(answers.get('kind'))]
    loadChat().then(
      () => onContinue({ problem, kind }),
      () => setUnreachable(true),
    )
  }

  // Browsers restore choices made before hydration or before the page was left.
  useEffect(check, [])
  // Prefetches the next screen. If that fails, the button loads it again.
  useEffect(() => {
    if (isAnswered) loadChat().catch(() => undefined)
  }, [isAnswered])

  return (
    <form
      className="tool-builder-start"
      ref={form}
      onChange={check}
      onSubmit={(event) => {
        event.preventDefault()
        proceed(new FormData(event.currentTarget))
      }}
    >
      <div className="wrap">
        <div className="tool-builder-top">
          <div>
            <h1 tabIndex={-1}>{content.heading}</h1>
            {content.lead && (
              <RichBox className="tool-builder-lead lead muted" nodes={content.lead} />
            )}
          </div>
          {media && <Media media={media} />}
        </div>
        {isDamaged && (
          <p className="tool-builder-notice aside" role="alert">
            {content.shared.damaged}
          </p>
        )}
        {content.needsScript && (
          <noscript>
            <RichBox className="tool-builder-notice aside" nodes={content.needsScript} />
          </noscript>
        )}
        <div className="tool-builder-questions quiet">
          <Question text={problems.question}>
            {problems.options.map(({ id, text, tile }) => (
              <OptionRow key={id} name="problem" value={id} tile={tile} text={text} />
            ))}
          </Question>
          <Question text={kinds.question}>
            {kinds.options.map(({ code, text, tooltip, tile }) => (
              <OptionRow
                key={code}
                name="kind"
                value={code}
                tile={tile}
                text={text}
                detail={tooltip}
              />
            ))}
          </Question>
        </div>
      </div>
      <div className="tool-builder-continue">
        <div className="wrap cluster">
          <div className="small">
            <p className="tool-builder-failure" role="alert">
              {isUnreachable && failure.unreachable}
            </p>
            <p id={`${id}-hint`} className="muted">
              {isAnswered ? ready : hint}
            </p>
          </div>
          <button
            className="button button-accent"
            type="submit"
            disabled={!isAnswered}
            aria-describedby={isAnswered ? undefined : `${id}-hint`}
          >
            {content.continue}
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </form>
  )
}

const Question = ({ text, children }: PropsWithChildren<{ readonly text: string }>) => (
  <fieldset>
    <legend>
      <h2 className="h3">{text}</h2>
    </legend>
    <div className="option-rows">{children}</div>
  </fieldset>
)
