/**
 * The script of a downloaded quiz: shows one question at a time, then the result. Its source text is
 * copied into the file, so it refers to nothing outside itself.
 */
export function playQuiz(): void {
  const [form] = document.forms
  if (!form) return
  const questions = [...form.querySelectorAll('fieldset')]
  const results = [...document.querySelectorAll('section')]
  const [back, next] = form.querySelectorAll('button')
  const again = document.querySelector('[data-again]')
  let step = 0

  const chosenIn = (part: Element | undefined) =>
    part?.querySelector<HTMLInputElement>('input:checked')

  const resultFor = (total: number) =>
    results.find(({ dataset: { min, max } }) => Number(min) <= total && total <= Number(max)) ??
    results.at(-1)

  const show = (focuses: boolean) => {
    const isLast = step === questions.length - 1
    const isDone = step === questions.length
    const total = questions.reduce(
      (sum, question) => sum + Number(chosenIn(question)?.dataset['score'] ?? 0),
      0,
    )
    const result = isDone ? resultFor(total) : undefined
    const level = result?.querySelector<HTMLElement>('[data-level]')
    if (level) level.textContent = level.dataset['level']?.replace('{score}', `${total}`) ?? ''

    form.hidden = isDone
    document.querySelector('.action')?.toggleAttribute('hidden', !isDone)
    for (const [index, question] of questions.entries()) question.hidden = index !== step
    for (const each of results) each.hidden = each !== result
    if (back) back.disabled = step === 0
    if (next) {
      next.disabled = !chosenIn(questions[step])
      next.textContent = next.dataset[isLast ? 'finish' : 'next'] ?? ''
    }
    const shown = result ?? questions[step]
    if (focuses) shown?.querySelector('h2')?.focus()
  }
  const goTo = (target: number) => {
    step = target
    show(true)
  }

  form.addEventListener('change', () => show(false))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (chosenIn(questions[step])) goTo(step + 1)
  })
  back?.addEventListener('click', () => goTo(step - 1))
  again?.addEventListener('click', () => {
    form.reset()
    goTo(0)
  })
  document.documentElement.dataset['playing'] = ''
  show(false)
}
