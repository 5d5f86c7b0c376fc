/** Moves the focus to the first field that has to be mended. */
export function focusProblem(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid
  control?.focus()
}
