import type { GeneratedQuestion, QuizPlayer, QuizPlayerWords } from '#site/types.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { formOf, interpolate } from '../../site/interpolate.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { voiceOf } from '../telling/voice.ts'
import type { FileData } from './file-data.ts'

interface Input {
  readonly finished: FinishedQuiz
  readonly frames: QuizPlayer
  /** Base address of the quiz's own link: the file can be opened from anywhere. */
  readonly base: string
  readonly styles: string
  readonly script: string
}

/** Content-Security-Policy of the file: no requests. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The quiz as one self-contained HTML document. Without scripts it is a form to read and print. */
export function quizFile({ finished, frames, base, styles, script }: Input): string {
  const { quiz, company } = finished
  const { language, direction, player: words } = frames
  const { presentation } = quiz
  const by = interpolate(words.by, { company })
  const title = presentation?.title ?? by

  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>`,
    `<h1 dir="auto">${escapeHtml(title)}</h1><p class="note">${escapeHtml(words.fileNeedsScript)}</p>`,
    '<form autocomplete="off">',
    ...quiz.questions.map((question, step) =>
      questionHtml(question, {
        ...{ words, step, total: quiz.questions.length },
        intro: step === 0 ? presentation?.intro : undefined,
      }),
    ),
    `<div class="steps"><button type="button">${escapeHtml(words.back)}</button>`,
    `<button data-next="${escapeHtml(words.next)}" data-finish="${escapeHtml(words.finish)}"></button></div></form>`,
    resultHtml(finished, frames),
    `</main><script type="application/json" data-quiz>${dataOf({ finished, frames, title, base })}</script>`,
    `<script>${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('\n')
}

interface Place {
  readonly words: QuizPlayerWords
  readonly step: number
  readonly total: number
  readonly intro: string | undefined
}

function questionHtml(question: GeneratedQuestion, { words, step, total, intro }: Place): string {
  const counter = interpolate(words.counter, { step: step + 1, total })
  const percent = interpolate(words.percent, { percent: Math.round(((step + 1) / total) * 100) })

  const options = question.options.map(
    ({ id, text }) =>
      `<label><input type="radio" name="q${step}" value="${escapeHtml(id)}"><span dir="auto">${escapeHtml(text)}</span></label>`,
  )
  return [
    `<fieldset data-question="${escapeHtml(question.id)}">`,
    intro === undefined ? '' : `<p class="intro" dir="auto">${escapeHtml(intro)}</p>`,
    `<legend><small>${escapeHtml(`${counter}, ${percent}`)}</small>`,
    `<h2 tabindex="-1" dir="auto">${escapeHtml(question.question_text)}</h2></legend>`,
    ...options,
    '</fieldset>',
  ].join('')
}

/** The screen of the result; the script fills it in. */
function resultHtml(
  { quiz }: FinishedQuiz,
  { player: words, outputs, locale }: QuizPlayer,
): string {
  const { notice } = quiz.presentation ?? {}
  const { questions } = quiz
  const total = questions.length
  const answered = interpolate(formOf(words.answered, total, locale), {
    count: total,
    total,
  })
  return [
    `<section data-result hidden><h2 class="eyebrow" tabindex="-1">${escapeHtml(answered)}</h2>`,
    '<div class="told" data-told></div>',
    `<p><button type="button" data-calendar hidden>${escapeHtml(outputs['starter-kit'].calendar)}</button></p>`,
    '<p data-promise dir="auto" hidden></p>',
    `<p class="action"><a rel="noopener"></a> <button type="button" data-again>${escapeHtml(words.again)}</button></p>`,
    notice === undefined ? '' : `<p class="told-quiet" dir="auto">${escapeHtml(notice)}</p>`,
    '</section>',
  ].join('')
}

const hasEnd = ({ questions }: FinishedQuiz['quiz']) =>
  questions.some(({ options }) => options.some(({ urgent }) => urgent === 'now'))

/** The data as JSON that no HTML parser takes for the end of its element. */
function dataOf({
  finished,
  frames,
  title,
  base,
}: Pick<Input, 'finished' | 'frames' | 'base'> & { readonly title: string }): string {
  const { company, kind, quiz, action } = finished
  const link = new URL(quiz.final_cta.link, base).href
  const data: FileData = {
    finished: {
      ...{ company, kind, quiz: { ...quiz, final_cta: { ...quiz.final_cta, link } } },
      ...(action && { action }),
    },
    voice: voiceOf(frames),
    helplines: hasEnd(quiz) ? frames.helplines : {},
    title,
    fileName: frames.player.fileName,
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
