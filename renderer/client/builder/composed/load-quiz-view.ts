/** Loads the view of a finished quiz. */
export const loadQuizView = () =>
  import('./quiz-view.tsx').then(({ QuizView }) => ({ default: QuizView }))
