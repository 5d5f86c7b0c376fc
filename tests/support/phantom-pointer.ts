/** Chromium without a window believes that a pointer rests in the corner until one has moved. */
export function ignorePhantomPointer() {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
    const ignore = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    addEventListener(type, ignore, true)
  }
}
