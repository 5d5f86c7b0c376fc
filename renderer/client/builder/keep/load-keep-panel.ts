/** Loads the panel in which a business completes its quiz and takes it along. */
export const loadKeepPanel = () =>
  import('./keep-panel.tsx').then(({ KeepPanel }) => ({ default: KeepPanel }))
