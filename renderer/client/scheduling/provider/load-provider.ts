import type { Scheduling } from '#site/types.ts'
import { closePopup } from '../open-popup.ts'
import { consent } from './consent.ts'
import { addProviderFiles, removeProviderFiles } from './provider-files.ts'

/** Loads the provider when its settings say so. The returned function closes its popup and removes its files. */
export function loadProviderFor(settings: Scheduling): () => void {
  if (settings.load === 'entry' || consent.isGiven()) void addProviderFiles(settings)
  return () => {
    closePopup(settings)
    removeProviderFiles()
  }
}
