/** Turns the logo by a quarter. The boot script turns it as far in the next document of the visit. */
export function turnLogo(): void {
  const { style, dataset } = document.documentElement
  const quarters = `${Number(style.getPropertyValue('--quarters')) + 1}`
  dataset['turned'] = ''
  style.setProperty('--quarters', quarters)
  try {
    sessionStorage.setItem('quarters', quarters)
  } catch {
    // Without storage the next document starts at none.
  }
}
