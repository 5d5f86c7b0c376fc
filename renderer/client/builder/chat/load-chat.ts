/** Loads the conversation when the visitor has answered the first screen. */
export const loadChat = () => import('./chat.tsx').then(({ Chat }) => ({ default: Chat }))
