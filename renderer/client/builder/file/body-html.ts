import type { Cell, GeneratedQuestion, QuizPlayer } from '#site/types.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { interpolate } from '../../site/interpolate.ts'
import { ownLinkIn } from '../keep/own-link.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'

interface Input {
  readonly finished: FinishedQuiz
  readonly frames: QuizPlayer
  readonly title: string
  readonly tiles: { readonly wall: readonly Cell[]; readonly field: string }
}

/** The screens of a downloaded quiz, with the classes of those on the site: the same style sheets dress both. */
export const bodyHtml = (input: Input): string =>
  [
    barHtml(input),
    '<main class="player"><div class="quiz-screen">',
    formHtml(input),
    resultHtml(input),
    '</div></main>',
  ].join('\n')

/** Whose quiz it is, and a way to where its owner leads. */
function barHtml({ finished: { company, action, look }, tiles }: Input): string {
  const name = escapeHtml(company)
  const picture = look?.logo
    ? `<img src="${escapeHtml(look.logo)}" alt="${name}">`
    : drawing(tiles.field, 'tile quiet')
  const content = `${picture}<b dir="auto"${look?.logo ? ' aria-hidden="true"' : ''}>${name}</b>`
  const link = ownLinkIn(action?.link)
  return `<header class="own-bar">${
    link?.href.startsWith('https:')
      ? `<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener">${content}</a>`
      : `<span>${content}</span>`
  }</header>`
}

function formHtml({ finished: { quiz }, frames: { player }, title, tiles }: Input): string {
  const { questions, presentation } = quiz
  const { back, next, finish, choose, fileNeedsScript } = player
  return [
    '<form class="quiz-block" autocomplete="off"><div class="quiz-wall quiet">',
    `<div class="wall wall-unfinished" style="--columns:2;--narrow:${questions.length}" aria-hidden="true">`,
    ...tiles.wall.map(({ tile, turn }) => drawing(tile ?? '', turn ? `turn-${turn}` : '')),
    '</div></div><div class="quiz-asking player-ask">',
    `<h1 class="player-title small muted" dir="auto">${escapeHtml(title)}</h1>`,
    `<p class="note">${escapeHtml(fileNeedsScript)}</p>`,
    ...questions.map((question, step) =>
      questionHtml(question, {
        ...{ words: player, step, total: questions.length },
        intro: step === 0 ? presentation?.intro : undefined,
      }),
    ),
    `<div class="player-steps"><button class="button button-outline" type="button">${drawing('ui-back', 'icon')}${escapeHtml(back)}</button>`,
    `<p class="small muted" data-hint hidden>${escapeHtml(choose)}</p>`,
    `<button class="button button-accent" type="button"><span data-next="${escapeHtml(next)}" data-finish="${escapeHtml(finish)}"></span>${drawing('ui-arrow', 'icon')}</button>`,
    '</div></div></form>',
  ].join('\n')
}

interface Place {
  readonly words: QuizPlayer['player']
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
    intro === undefined ? '' : `<p class="player-intro muted" dir="auto">${escapeHtml(intro)}</p>`,
    `<legend><small class="player-counter"><b>${escapeHtml(counter)}</b> <span class="muted">${escapeHtml(percent)}</span></small>`,
    `<h2 tabindex="-1" dir="auto">${escapeHtml(question.question_text)}</h2></legend>`,
    '<div class="option-rows">',
    ...options,
    '</div></fieldset>',
  ].join('')
}

/** The screen of the result; the script fills it in. */
function resultHtml({ finished: { quiz }, frames, title }: Input): string {
  const notice = quiz.presentation?.notice
  return [
    `<section class="player-result" hidden><div class="player-urgent"></div>`,
    `<div class="player-opening"><p class="small muted" dir="auto">${escapeHtml(title)}</p><h1 tabindex="-1" dir="auto"></h1><p class="player-score"></p></div>`,
    '<p class="player-lead told-lead" dir="auto"></p>',
    `<div class="poster" role="radiogroup" aria-label="${escapeHtml(frames.words.poster.label)}"></div><div class="point-panel"></div>`,
    `<div class="player-call"><div class="buttons"><a class="button button-accent" rel="noopener"></a> <button class="button button-outline" type="button" data-again>${escapeHtml(frames.player.again)}</button></div>`,
    '<p class="small muted" data-promise dir="auto"></p></div>',
    `<div class="player-rest"><div class="told"></div><button class="button button-outline" type="button" data-calendar hidden>${escapeHtml(frames.outputs['starter-kit'].calendar)}</button></div>`,
    notice === undefined
      ? ''
      : `<p class="small muted player-notice" dir="auto">${escapeHtml(notice)}</p>`,
    '</section>',
  ].join('')
}

const drawing = (name: string, classes: string) =>
  `<svg${classes && ` class="${classes}"`} aria-hidden="true"><use href="#${escapeHtml(name)}"/></svg>`
