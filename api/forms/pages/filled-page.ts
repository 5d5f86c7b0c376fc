import type { FormRule } from '#site/types.ts'
import type { FieldError } from '../check-fields.ts'
import type { Pairs } from '../decode-form.ts'
import { escapeHtml } from './pages.ts'

interface Input {
  /** The document of the site that has the form, as it was built. */
  readonly document: string
  readonly form: FormRule
  readonly language: string
  readonly values: Pairs
  readonly errors: readonly FieldError[]
  /** What is said above the fields, as HTML. */
  readonly notice?: string
}

/**
 * The page of a form once more, with what was filled in and what is wrong with it. The document is our
 * own: React has written it, so that every attribute stands in double quotes and no tag has a `>` in it.
 */
export function filledPage({
  document,
  form,
  language,
  values,
  errors,
  notice = '',
}: Input): string | undefined {
  const place = findForm(document, form.name)
  if (!place) return undefined

  const { fields: words = {}, path = '/' } = form.languages[language] ?? {}
  const filled = fillIn(document.slice(place.start, place.end), new Map([...values].reverse()))
  const marked = errors.reduce((html, { field, code }) => {
    const { required = '', invalid = required } = words[field] ?? {}
    return object(html, field, code === 'required' ? required : invalid)
  }, filled)
  const [before, after] = [document.slice(0, place.start), document.slice(place.end)]
  // Sent from the page itself, so that the next answer speaks its language too.
  const sent = marked.replace(' action="/"', () => ` action="${escapeHtml(path)}"`)
  const said = sent.replace(/<form\b[^>]*>/, (tag) => tag + notice)
  return withoutScripts(before) + focusFirst(said) + after
}

/** From the form's opening tag to its closing one. */
function findForm(document: string, name: string) {
  const at = document.indexOf(`name="form-name" value="${escapeHtml(name)}"`)
  const start = document.lastIndexOf('<form', at)
  const end = document.indexOf('</form>', at)
  return at < 0 || start < 0 || end < 0 ? undefined : { start, end }
}

/** Puts what was sent where it was typed. A field that is hidden keeps what the site wrote into it. */
function fillIn(html: string, values: ReadonlyMap<string, string>): string {
  const sentAs = (attributes: string) => values.get(attribute(attributes, 'name') ?? '')

  return html
    .replaceAll(/<input\b([^>]*?)\s*\/?>/g, (tag, attributes: string) => {
      const value = sentAs(attributes)
      const type = attribute(attributes, 'type')
      if (value === undefined || type === 'hidden' || type === 'checkbox') return tag
      if (type !== 'radio') return `<input${attributes} value="${escapeHtml(value)}"/>`
      return attribute(attributes, 'value') === value ? `<input${attributes} checked=""/>` : tag
    })
    .replaceAll(
      /<textarea\b([^>]*)>[^<]*<\/textarea>/g,
      // A line break right after the tag would be swallowed.
      (tag, attributes: string) => {
        const value = sentAs(attributes)
        return value === undefined
          ? tag
          : `<textarea${attributes}>\n${escapeHtml(value)}</textarea>`
      },
    )
    .replaceAll(/<select\b([^>]*)>.*?<\/select>/gs, (list, attributes: string) => {
      const value = sentAs(attributes)
      return list.replaceAll(/<option\b([^>]*)>/g, (tag, option: string) =>
        value !== undefined && attribute(option, 'value') === value
          ? `<option${option} selected="">`
          : tag,
      )
    })
}

/** Shows a message under its field, and marks what it describes. */
function object(html: string, field: string, message: string): string {
  const hidden = new RegExp(
    `(<p id="([^"]*)"[^>]* data-field="${RegExp.escape(escapeHtml(field))}") hidden="">(.*?)</p>`,
    's',
  )
  const id = hidden.exec(html)?.[2]
  if (id === undefined) return html

  return html
    .replace(
      hidden,
      (_all, tag: string, _id, icon: string) => `${tag}>${icon}${escapeHtml(message)}</p>`,
    )
    .replaceAll(
      /<(\w+)\b([^>]*aria-describedby="([^"]*)"[^>]*?)(\/?)>/g,
      (tag, ...parts: string[]) => {
        const [name, attributes, described = '', slash] = parts
        return described.split(' ').includes(id)
          ? `<${name}${attributes} aria-invalid="true"${slash}>`
          : tag
      },
    )
}

/** The first field to mend has the focus when the page opens. */
const focusFirst = (html: string) =>
  html.replace(/(<(?:input|select|textarea)\b[^>]*aria-invalid="true")/, '$1 autofocus=""')

/** The page is complete: scripts that would draw it anew, empty, stay away. */
const withoutScripts = (html: string) => html.replace(/ data-entry="[^"]*"/, '')

/** The value of an attribute, as it was before it was escaped. */
function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
