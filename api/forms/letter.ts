import type { FilledPage } from '../pages.ts'

/** The address of a letter with everything that was sent written out, for when it could not be kept. */
export function letter(contact: string, { form, language, values }: FilledPage): string {
  const { fields = {} } = form.languages[language] ?? {}
  const unseen = new Set([
    'form-name',
    ...form.fields.flatMap(({ name, kind }) => (kind === 'wording' ? [name] : [])),
  ])
  const lines = values
    .filter(([name, value]) => !unseen.has(name) && value.trim() !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}\n${value}`)
  const text = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${contact}?body=${encodeURIComponent(text.toWellFormed())}`
}
