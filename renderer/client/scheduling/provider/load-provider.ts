import type { Scheduling } from '#site/types.ts'
import { closePopup } from '../open-popup.ts'
import { consent } from './consent.ts'
import { addProviderFiles, removeProviderFiles } from './provider-files.ts'

/** Loads the provider when its settings say so. The returned function closes its popup and removes its files. */
export function loadProviderFor(settings: Scheduling): () => void {
  const add = () => void addProviderFiles(settings)
  const stopWaiting = settings.load === 'intent' ? onIntent(add) : undefined
  if (settings.load === 'entry' || consent.isGiven()) add()

  return () => {
    stopWaiting?.()
    closePopup(settings)
    removeProviderFiles()
  }
}

/** Calls back when the visitor points at a booking link or focuses a booking form. */
function onIntent(respond: () => void): () => void {
  const signs = { pointerover: 'a[data-books]', focusin: '[data-books]' }
  const listen = ({ type, target }: Event) => {
    const wanted = type === 'pointerover' ? signs.pointerover : signs.focusin
    if (target instanceof Element && target.closest(wanted)) respond()
  }

  for (const sign of Object.keys(signs)) document.addEventListener(sign, listen)
  // The pointer or the focus may have been there before this code came.
  const turnedTo = `${signs.pointerover}:hover, ${signs.focusin}:focus-within`
  if (document.querySelector(turnedTo)) respond()
  return () => {
    for (const sign of Object.keys(signs)) document.removeEventListener(sign, listen)
  }
}
