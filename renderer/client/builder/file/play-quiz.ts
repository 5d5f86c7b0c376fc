import type { PlayedResult } from '../result/played-result.ts'
import { resultOf } from '../result/result-of.ts'
import { unpack } from '../share/packed.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { type Call, callOf } from '../telling/call-of.ts'
import { coverTracks, type Ending, endingOf } from '../telling/ending.ts'
import { saveCalendar } from '../telling/save-calendar.ts'
import { drawEnding } from './draw-blocks.ts'
import { drawResult } from './draw-result.ts'
import type { FileData } from './file-data.ts'

/** Plays a downloaded quiz: one question at a time, then the result. Reads what it needs from the document. */
function playQuiz(data: FileData): void {
  const [form] = document.forms
  const main = document.querySelector('main')
  const screen = document.querySelector<HTMLElement>('.player-result')
  if (!form || !main || !screen) return

  const { voice, title, helplines } = data
  const questions = [...form.querySelectorAll('fieldset')]
  const finished = withTexts(data.finished, questions)
  for (const question of questions) dressOptions(question)
  const [back, next] = form.querySelectorAll('button')
  const label = next?.querySelector<HTMLElement>('span')
  const hint = form.querySelector<HTMLElement>('[data-hint]')
  const wall = form.querySelector('.wall')
  const tiles = [...(wall?.children ?? [])]
  const calendar = screen.querySelector<HTMLElement>('[data-calendar]')
  let step = 0
  let played: PlayedResult | undefined

  const chosenIn = (part: Element | undefined) =>
    part?.querySelector<HTMLInputElement>('input:checked') ?? undefined

  const answers = () =>
    new Map(
      questions.flatMap((question): [string, string][] => {
        const chosen = chosenIn(question)
        return chosen ? [[question.dataset['question'] ?? '', chosen.value]] : []
      }),
    )
  const showResult = () => {
    played = resultOf(finished.quiz, answers(), new Date())
    drawResult(screen, played, { voice, tiles })
    calendar?.toggleAttribute('hidden', !hasPlan(played))
    showCall(screen, callOf(finished, { result: played, voice }))
  }
  const show = (focuses: boolean) => {
    const isLast = step === questions.length - 1
    const isDone = step === questions.length
    if (isDone) showResult()

    form.hidden = isDone
    screen.hidden = !isDone
    for (const [index, question] of questions.entries()) question.hidden = index !== step
    if (back) back.disabled = step === 0
    const isAnswered = chosenIn(questions[step]) !== undefined
    if (next) next.disabled = !isAnswered
    if (hint) hint.hidden = isAnswered
    if (label) label.textContent = label.dataset[isLast ? 'finish' : 'next'] ?? ''
    wall?.replaceChildren(
      ...questions.map((_, place) =>
        place < step ? (tiles[place] ?? '') : document.createElement('span'),
      ),
    )
    const shown = isDone ? screen : questions[step]
    if (focuses) shown?.querySelector<HTMLElement>('h1, h2')?.focus()
  }
  const goTo = (target: number) => {
    step = target
    show(true)
    // What appears under a resting pointer is not being pointed at.
    main.dataset['still'] = ''
    if (window.parent === window) scrollTo({ top: 0, behavior: 'instant' })
  }

  /** Puts the end in the place of the whole document, until the player asks for the question again. */
  const end = (ending: Ending) => {
    const uncover = coverTracks(voice.frames.words.ending.title)
    const before = [...main.children]
    // The owner's name stays, and leads nowhere.
    const way = document.querySelector('.own-bar a')
    const href = way?.getAttribute('href')
    way?.removeAttribute('href')
    const { screen: drawn, title: heading, button } = drawEnding(ending)
    button.addEventListener('click', () => {
      uncover()
      const chosen = chosenIn(questions[step])
      if (chosen) chosen.checked = false
      main.replaceChildren(...before)
      if (href) way?.setAttribute('href', href)
      goTo(step)
    })
    main.replaceChildren(drawn)
    heading.focus()
  }
  const proceed = () => {
    const question = finished.quiz.questions[step]
    const { words } = voice.frames
    const ending = question && endingOf(question, answers(), { words, helplines })
    if (ending) end(ending)
    else goTo(step + 1)
  }

  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) delete main.dataset['still']
  })
  form.addEventListener('change', () => show(false))
  const goOn = () => {
    if (chosenIn(questions[step])) proceed()
  }
  next?.addEventListener('click', goOn)
  // No form is ever sent: a frame may forbid it, and then tells nobody that it was tried.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    goOn()
  })
  back?.addEventListener('click', () => goTo(step - 1))
  screen.querySelector('[data-again]')?.addEventListener('click', () => {
    form.reset()
    goTo(0)
  })
  calendar?.addEventListener('click', () => {
    if (played) saveCalendar(played, { title, voice, fileName: data.fileName })
  })
  document.documentElement.dataset['playing'] = ''
  show(false)
  announceHeight(main)
}

/** A quiz with the texts of its questions and answers, which stand in the document. */
function withTexts(finished: FinishedQuiz, parts: readonly HTMLFieldSetElement[]): FinishedQuiz {
  const questions = finished.quiz.questions.map((question, place) => {
    const answers = parts[place]?.querySelectorAll('label')
    return {
      ...question,
      question_text: parts[place]?.querySelector('h2')?.textContent ?? '',
      options: question.options.map((option, each) => ({
        ...option,
        text: answers?.[each]?.textContent ?? '',
      })),
    }
  })
  return { ...finished, quiz: { ...finished.quiz, questions } }
}

/** Gives the answers of a question their numbers, and a check for the chosen one. */
function dressOptions(question: HTMLFieldSetElement): void {
  const icon = document.querySelector('.icon')
  for (const [place, option] of question.querySelectorAll('label').entries()) {
    const number = document.createElement('b')
    number.className = 'number'
    number.ariaHidden = 'true'
    number.textContent = `${place + 1}`
    option.className = 'option-row player-option'
    option.querySelector('input')?.after(number)
    const check = icon?.cloneNode(true)
    if (!(check instanceof Element)) continue
    check.querySelector('use')?.setAttribute('href', '#ui-check')
    option.append(check)
  }
}

const hasPlan = (result: PlayedResult) =>
  result.form === 'personal' && result.body.output === 'starter-kit'

function showCall(screen: HTMLElement, { text, href, sentence }: Call) {
  const link = screen.querySelector('a')
  const promise = screen.querySelector<HTMLElement>('[data-promise]')
  if (promise) {
    promise.textContent = sentence
  }
  if (!link) return
  link.href = href
  link.textContent = text
  // In a frame the target would open inside the frame.
  if (window.parent !== window) link.target = '_blank'
}

const packed = document.querySelector('[data-quiz]')?.textContent ?? ''
unpack(packed).then((text) => playQuiz(JSON.parse(text)))

/**
 * Tells the page around the quiz how high it is, whenever that changes. The message holds nothing else,
 * so that any page may read it.
 */
function announceHeight(root: HTMLElement): void {
  if (window.parent === window) return
  document.documentElement.dataset['embedded'] = ''
  let announced = 0
  const announce = () => {
    const quizHeight = Math.ceil(root.getBoundingClientRect().height)
    if (quizHeight === announced) return
    announced = quizHeight
    window.parent.postMessage({ quizHeight }, '*')
  }
  new ResizeObserver(announce).observe(root)
}
