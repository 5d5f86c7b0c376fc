/** Loads the panel that downloads or shares a finished quiz. */
export const loadSharePanel = () =>
  import('./share-panel.tsx').then(({ SharePanel }) => ({ default: SharePanel }))
