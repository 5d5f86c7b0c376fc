/** What the tool builder loads when a visitor comes near it, in the form that React's `lazy` asks for. */

export const loadChat = () => import('./chat/chat.tsx').then(({ Chat }) => ({ default: Chat }))

export const loadQuizView = () =>
  import('./composed/quiz-view.tsx').then(({ QuizView }) => ({ default: QuizView }))

export const loadKeepPanel = () =>
  import('./keep/keep-panel.tsx').then(({ KeepPanel }) => ({ default: KeepPanel }))

export const loadLaying = () => import('./making.tsx').then(({ Laying }) => ({ default: Laying }))

export const loadShareLink = () => import('./share/share-link.ts')
