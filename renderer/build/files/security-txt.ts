import type { BuildInput } from '../build.ts'

/** Whom to tell of a security problem, as RFC 9116 has it written; nothing where the site does not say. */
export function securityTxt({
  pages,
  site: { security },
}: Pick<BuildInput, 'pages' | 'site'>): readonly (readonly [file: string, text: string])[] {
  const chrome = pages[0]?.chrome
  if (!security || !chrome) return []

  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${chrome.languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${chrome.origin}/.well-known/security.txt`,
    '',
  ]
  return [['.well-known/security.txt', lines.join('\n')]]
}
