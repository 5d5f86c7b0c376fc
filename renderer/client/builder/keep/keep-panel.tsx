import './keep-panel.css'
import { useId, useRef, useState } from 'react'
import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import { RichBlocks } from '../../ui/rich-text.tsx'
import { QuizPreview } from '../composed/quiz-preview.tsx'
import { fileName } from '../file/file-name.ts'
import { firstLook } from '../look/look.ts'
import { quizLanguages } from '../player/load-player.ts'
import { loadShareLink } from '../share/load-share-link.ts'
import type { FinishedQuiz, Look, OwnAction } from '../state/finished-quiz.ts'
import { ActionFields } from './action-fields.tsx'
import { ActionPreview } from './action-preview.tsx'
import { CopyField } from './copy-field.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LookFields } from './look-fields.tsx'
import {
  type ActionDraft,
  actionFields,
  actionOf,
  draftOf,
  faultOf,
  type GeneratedCall,
} from './own-action.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  /** Called with the call to action when it is set, changed or incomplete. */
  readonly onAction: (action: OwnAction | undefined) => void
  /** Called with the look when something of it is chosen. */
  readonly onLook: (look: Look) => void
  /** Has the quiz made again in a language. Rejects with an error whose message can be shown. */
  readonly onLanguage?: (language: string, signal: AbortSignal) => Promise<void>
}

/** Lets a business set where the button of its quiz leads, and take the quiz along. */
export function KeepPanel({ content, frames, finished, ...on }: Props) {
  const { keep, failure } = content
  const { company, quiz, action } = finished
  const { onAction, onLook, onLanguage } = on
  const { player: words } = frames
  const site = useSite()
  const { path } = site.page
  const languages = quizLanguages(site)
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => draftOf(action))
  const [checked, setChecked] = useState(draft)
  const [said, say] = useState('')
  const [link, setLink] = useState('')
  const [isRewriting, setRewriting] = useState(false)
  const call = callIn(content, frames, quiz.final_cta.text)

  const edit = (next: ActionDraft) => {
    setDraft(next)
    setLink('')
    say('')
    onAction(actionOf(next, { call, company }))
  }
  // The button has the words of the new language, where its owner gave it none.
  useChange(quiz, () => edit(draft))
  const changeLook = (next: Look) => {
    setLink('')
    say('')
    onLook(next)
  }
  /** Runs an action of a button, unless a field is wrong: then that field gets the focus. */
  const attempt = (act: () => Promise<void>) => () => {
    setChecked(draft)
    const wrong = actionFields.find((field) => faultOf(draft, field, call))
    if (wrong) fields.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else if (!isRewriting) act().catch(() => say(failure.unreachable))
  }
  const download = async () => {
    const { downloadQuiz } = await import('../file/download-quiz.ts')
    const others = await downloadQuiz(finished, { content, frames, build: site.build })
    const letters = others.slice(0, 5).join(' ')
    say(
      [keep.downloaded, ...(letters ? [interpolate(keep.look.letters, { letters })] : [])].join(
        ' ',
      ),
    )
  }
  const showLong = async () => {
    const { hashOf } = await loadShareLink()
    const address = new URL(await hashOf(finished), new URL(path, window.location.href)).href
    setLink(address)
    return address
  }
  const share = async () => copy(await showLong(), keep.copied)
  const copy = async (text: string, done: string) => {
    const copying = navigator.clipboard.writeText(text)
    say(
      await copying.then(
        () => done,
        () => keep.notCopied,
      ),
    )
  }
  const code = embedCode({
    host: action && URL.parse(action.link)?.host ? new URL(action.link).host : keep.embed.host,
    file: fileName(company, words.fileName),
    title: quiz.presentation?.title ?? interpolate(words.by, { company }),
  })

  return (
    <aside className="keep" aria-label={keep.heading}>
      <div className="keep-block">
        <div className="keep-about">
          <h2>{keep.heading}</h2>
          <p className="muted">{keep.text}</p>
        </div>
        <QuizPreview content={content} frames={frames} finished={finished} />
        <div className="keep-fields" ref={fields}>
          {onLanguage && languages.length > 1 && (
            <LanguageChoice
              content={content}
              languages={languages}
              current={frames.language}
              onChoose={onLanguage}
              onWait={setRewriting}
            />
          )}
          <LookFields
            words={keep.look}
            locale={content.quiz.locale}
            look={finished.look ?? firstLook}
            onLook={changeLook}
          />
          <ActionFields
            id={id}
            words={keep}
            call={call}
            draft={draft}
            checked={checked}
            onEdit={edit}
            onLeave={() => setChecked(draft)}
          />
          <ActionPreview
            words={keep}
            action={action}
            look={finished.look}
            generatedText={call.text}
          />
          <div className="buttons">
            <button className="button keep-primary" type="button" onClick={attempt(download)}>
              {keep.download}
            </button>
            <button className="button button-outline" type="button" onClick={attempt(share)}>
              {keep.share}
            </button>
          </div>
          {link && <CopyField label={keep.link} value={link} />}
          <p className="small" role="status">
            {said}
          </p>
          <div className="keep-embed">
            <h3>{keep.embed.heading}</h3>
            <div className="small muted">
              <RichBlocks nodes={keep.embed.text} />
            </div>
            <CopyField label={keep.embed.code} value={code} rows={4} />
            <button
              className="button button-outline"
              type="button"
              onClick={attempt(() => copy(code, keep.embed.copied))}
            >
              {keep.embed.copy}
            </button>
          </div>
        </div>
      </div>
    </aside>
  )
}

/** The call to action that a text of a button comes from. */
function callIn(
  { questions }: ToolBuilderContent,
  { calls }: QuizPlayer,
  text: string,
): GeneratedCall {
  const [id, call] = Object.entries(calls).find(([, each]) => each.text === text) ?? []
  const { needsPage } =
    questions.flatMap(({ options }) => options).find((option) => option.id === id) ?? {}
  return { text, ...call, needsPage }
}

interface Placed {
  /** Host of the page that shows the quiz. */
  readonly host: string
  /** Name of the downloaded file. */
  readonly file: string
  readonly title: string
}

/**
 * The markup that shows a downloaded quiz on a page of its owner: a frame, and a script that gives the
 * frame the height that the quiz in it announces. It needs nothing of this site.
 */
const embedCode = ({ host, file, title }: Placed): string =>
  `<iframe src="https://${host}/${encodeURIComponent(file)}" title="${escapeHtml(title)}" loading="lazy" style="width:100%;height:640px;border:0"></iframe>
<script>
addEventListener("message", function (event) {
  var height = event.data && event.data.quizHeight;
  if (typeof height !== "number" || !(height > 0)) return;
  document.querySelectorAll("iframe").forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = Math.min(height, 9000) + "px";
  });
});
</script>`
