/** So many calls for each day (UTC). */
export interface Budget {
  isSpent(): boolean
  /** Takes one call; false where none is left. */
  take(): boolean
}

export function createBudget(perDay: number, now: () => Date): Budget {
  let day = ''
  let used = 0

  const isSpent = () => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) used = 0
    day = today
    return used >= perDay
  }
  return {
    isSpent,
    take: () => {
      if (isSpent()) return false
      used += 1
      return true
    },
  }
}
