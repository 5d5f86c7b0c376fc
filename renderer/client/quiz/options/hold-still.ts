/**
 * Marks an element with `data-still` until the pointer moves. What appears under a resting pointer is
 * not being pointed at. Returns a function that stops waiting for the pointer.
 */
export function holdStill(element: HTMLElement | null): () => void {
  if (!element) return () => undefined
  element.dataset['still'] = ''
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX === 0 && movementY === 0) return
    delete element.dataset['still']
    stop()
  }
  const stop = () => removeEventListener('pointermove', move)
  addEventListener('pointermove', move)
  return stop
}
