/** Focuses the first invalid field. */
export function focusProblem(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid
  control?.focus()
}
