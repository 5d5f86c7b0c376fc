import type { RefusedPage } from './pages.ts'

/** The address of a letter with everything that was sent written out, for when it could not be kept. */
export function letter(
  contact: string,
  { form, language, values }: Pick<RefusedPage, 'form' | 'language' | 'values'>,
): string {
  const fields = form?.languages[language]?.fields ?? {}
  const wordings = form?.fields.filter(({ kind }) => kind === 'wording') ?? []
  const unseen = new Set(['form-name', ...wordings.map(({ name }) => name)])
  const lines = values
    .filter(([name, value]) => !unseen.has(name) && value.trim() !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}\n${value}`)
  const text = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${contact}?body=${encodeURIComponent(text.toWellFormed())}`
}
