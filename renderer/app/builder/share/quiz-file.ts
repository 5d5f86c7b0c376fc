import type { GeneratedQuestion, GeneratedQuiz, GeneratedResult, ToolQuiz } from '#site/types.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { interpolate } from '../../site/interpolate.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'

interface Input {
  readonly finished: FinishedQuiz
  readonly words: ToolQuiz
  readonly language: string
  /** Base address of the quiz's link: the file can be opened from anywhere. */
  readonly base: string
  readonly styles: string
  readonly script: string
}

/** Content-Security-Policy of the file: no requests. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The quiz as one self-contained HTML document. Without scripts it is a form to read and print. */
export function quizFile({ finished, words, language, base, styles, script }: Input): string {
  const { quiz, company } = finished
  const { questions, result_categories: results, final_cta: action } = quiz
  const title = interpolate(words.by, { company })

  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>`,
    `<h1 dir="auto">${escapeHtml(title)}</h1><p class="note">${escapeHtml(words.fileNeedsScript)}</p>`,
    '<form autocomplete="off">',
    ...questions.map((question, step) => questionHtml(question, { quiz, words, step })),
    `<div class="steps"><button type="button">${escapeHtml(words.back)}</button>`,
    `<button data-next="${escapeHtml(words.next)}" data-finish="${escapeHtml(words.finish)}"></button></div></form>`,
    ...results.map((result, place) =>
      resultHtml(result, {
        range: `data-min="${result.min_score}" data-max="${result.max_score}"`,
        level:
          results.length > 1
            ? interpolate(words.level, { level: place + 1, levels: results.length })
            : '',
      }),
    ),
    resultHtml({ title: words.complete, description: words.thanks }, { range: '', level: '' }),
    `<p class="action" hidden><a href="${escapeHtml(new URL(action.link, base).href)}">${escapeHtml(action.text)}</a>`,
    ` <button type="button" data-again>${escapeHtml(words.again)}</button></p>`,
    `</main><script>${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('\n')
}

interface Place {
  readonly quiz: GeneratedQuiz
  readonly words: ToolQuiz
  readonly step: number
}

function questionHtml(question: GeneratedQuestion, { quiz, words, step }: Place): string {
  const total = quiz.questions.length
  const counter = interpolate(words.counter, { step: step + 1, total })
  const percent = interpolate(words.percent, { percent: Math.round(((step + 1) / total) * 100) })
  const scores = quiz.scoring_rubric.find(({ question_id }) => question_id === question.id)?.scores

  const options = question.options.map(({ id, text }) => {
    const score = scores && Object.hasOwn(scores, id) ? (scores[id] ?? 0) : 0
    return `<label><input type="radio" name="q${step}" data-score="${score}"><span dir="auto">${escapeHtml(text)}</span></label>`
  })
  return [
    `<fieldset><legend><small>${escapeHtml(`${counter}, ${percent}`)}</small>`,
    `<h2 tabindex="-1" dir="auto">${escapeHtml(question.question_text)}</h2></legend>`,
    ...options,
    '</fieldset>',
  ].join('')
}

interface Rank {
  /** Attributes with the range of scores. */
  readonly range: string
  /** Its rank among the results; the script fills in the score. */
  readonly level: string
}

function resultHtml(
  { title, description }: Pick<GeneratedResult, 'title' | 'description'>,
  { range, level }: Rank,
): string {
  const paragraphs = paragraphsOf(description).map((paragraph) =>
    typeof paragraph === 'string'
      ? `<p dir="auto">${escapeHtml(paragraph)}</p>`
      : `<ol>${paragraph.map((step) => `<li dir="auto">${escapeHtml(step)}</li>`).join('')}</ol>`,
  )
  return [
    `<section hidden ${range}>${level && `<small data-level="${escapeHtml(level)}"></small>`}`,
    `<h2 tabindex="-1" dir="auto">${escapeHtml(title)}</h2>`,
    ...paragraphs,
    '</section>',
  ].join('')
}
