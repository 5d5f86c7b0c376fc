declare global {
  interface Navigator {
    /** What some browsers tell of the connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether what a visitor has not asked for may be fetched: not where data is saved, and not on a slow connection. */
export function mayFetchAhead(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return !saveData && effectiveType === '4g'
}
