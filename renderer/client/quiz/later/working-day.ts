/**
 * The day that is a number of working days after a moment, by the clock of the visitor. Saturdays and Sundays are
 * skipped; holidays are not known, so they count.
 */
export function workingDay(from: Date, days: number): Date {
  const day = new Date(from)
  // Noon is on every day, also where the clocks change.
  day.setHours(12)
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() % 6 !== 0) left -= 1
  }
  return day
}
