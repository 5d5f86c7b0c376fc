import type { Scheduling } from '#site/types.ts'
import { consent } from './consent.ts'
import { closePopup } from './open-popup.ts'
import { addProviderFiles, removeProviderFiles } from './provider-files.ts'

/** Loads the service when its settings say so; the function it returns leaves nothing behind. */
export function stay(settings: Scheduling): () => void {
  const add = () => void addProviderFiles(settings)
  const stopWaiting = settings.load === 'intent' ? onIntent(add) : undefined
  if (settings.load === 'entry' || consent.isGiven()) add()

  return () => {
    stopWaiting?.()
    closePopup(settings)
    removeProviderFiles()
  }
}

/** Calls back as soon as the visitor turns to what books: points at its link, or goes into its form. */
function onIntent(respond: () => void): () => void {
  const signs = { pointerover: 'a[data-books]', focusin: '[data-books]' }
  const listen = ({ type, target }: Event) => {
    const wanted = type === 'pointerover' ? signs.pointerover : signs.focusin
    if (target instanceof Element && target.closest(wanted)) respond()
  }

  for (const sign of Object.keys(signs)) document.addEventListener(sign, listen)
  return () => {
    for (const sign of Object.keys(signs)) document.removeEventListener(sign, listen)
  }
}
