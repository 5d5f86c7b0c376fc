import { useEffect, useEffectEvent } from 'react'

/** Calls back when Escape is pressed, wherever the focus is. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const respond = useEffectEvent(onEscape)

  useEffect(() => {
    if (!isListening) return undefined

    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') respond()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isListening])
}
