/** Loads the screen that lays the questions of a made quiz. */
export const loadLaying = () => import('./laying.tsx').then(({ Laying }) => ({ default: Laying }))
