import { type RefObject, useEffect } from 'react'

/**
 * Marks an element with `data-still` until the pointer moves. What appears under a resting pointer is
 * not being pointed at.
 */
export function useStillPointer(ref: RefObject<HTMLElement | null>, screen: string | number): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    element.dataset['still'] = `${screen}`
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX === 0 && movementY === 0) return
      delete element.dataset['still']
      removeEventListener('pointermove', move)
    }
    addEventListener('pointermove', move)
    return () => removeEventListener('pointermove', move)
  }, [ref, screen])
}
