/** The parts of the builder that few visitors need, each fetched when its turn comes. */
export const loadChat = () => import('./chat/chat.tsx').then(({ Chat }) => ({ default: Chat }))

export const loadQuizView = () =>
  import('./quiz/quiz-view.tsx').then(({ QuizView }) => ({ default: QuizView }))

export const loadKeepPanel = () =>
  import('./share/share-panel.tsx').then(({ KeepPanel }) => ({ default: KeepPanel }))

export const loadSharing = () => import('./share/share-link.ts')
