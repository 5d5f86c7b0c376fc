/** Headless Chromium assumes a pointer in the corner until the pointer moves. */
export function ignorePhantomPointer() {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
    const ignore = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    addEventListener(type, ignore, true)
  }
}
