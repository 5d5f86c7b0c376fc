/** Shows and focuses a heading when it has come. */
export function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'center', behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}
