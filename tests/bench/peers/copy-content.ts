import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PeerContent } from './peer.ts'

/** Copies the YAML files as they are: `pages/en/about.yaml`, `faqs/en/home.yaml`, `navigation/en.yaml`. */
export function copyContent({ folder, languages }: PeerContent, target: string): void {
  mkdirSync(join(target, 'navigation'), { recursive: true })
  for (const language of languages) {
    for (const part of ['pages', 'faqs', 'statistics'])
      cpSync(join(folder, language, part), join(target, part, language), { recursive: true })
    cpSync(
      join(folder, language, 'navigation.yaml'),
      join(target, 'navigation', `${language}.yaml`),
    )
  }
}
