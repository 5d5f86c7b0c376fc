import type { FormRules } from '#site/types.ts'

/** Technical fields of every form, which only the server reads: see `api/receive`. */
const technical = ['form-name', 'bot-field', 'submission-id', 'elapsed']

const form = /<form\b[^>]*>.*?<\/form>/gs
const control = /<(?:input|select|textarea|button)\b[^>]*?\sname="([^"]+)"[^>]*>/g
const formName =
  /\sname="form-name"[^>]*?\svalue="([^"]*)"|\svalue="([^"]*)"[^>]*?\sname="form-name"/

/** Whether static hosts capture the form: they look for an attribute and the name. */
const isForCapture = (markup: string, name: string) => {
  const [tag = ''] = markup.split('>')
  return tag.includes(' data-netlify="true"') && tag.includes(` name="${name}"`)
}

/**
 * Throws unless the forms of the documents have exactly the fields that the API knows: the form capture
 * of static hosts keeps only fields that are in the documents.
 */
export function checkFormFields(
  documents: Iterable<readonly [file: string, html: string]>,
  { forms }: Pick<FormRules, 'forms'>,
): void {
  for (const [file, html] of documents) {
    if (!html.includes('<form')) continue
    for (const [markup] of html.matchAll(form)) {
      const [, first, second] = formName.exec(markup) ?? []
      const name = first ?? second
      if (name === undefined) continue

      const rule = forms.find((each) => each.name === name)
      if (!rule) throw new Error(`${file} has a form "${name}" that no content describes.`)
      const declared = rule.fields.map((field) => field.name)
      const present = Array.from(markup.matchAll(control), ([, field = '']) => field)
      const strays = present.filter((field) => ![...declared, ...technical].includes(field))
      const missing = declared.filter((field) => !present.includes(field))
      if (strays.length > 0)
        throw new Error(`${file}: the form "${name}" has undeclared fields: ${strays.join(', ')}.`)
      if (missing.length > 0)
        throw new Error(`${file}: the form "${name}" lacks the fields ${missing.join(', ')}.`)
      if (!isForCapture(markup, name))
        throw new Error(`${file}: the form "${name}" does not say that hosts may take it.`)
    }
  }
}
