import type { FieldRule, FormContent, FormField, FormRule, FormRuleWords } from '#site/types.ts'
import type { Language, Site } from '../../model/site.ts'
import { resolveContent } from '../../text/resolve.ts'
import { emitFormPlace, fieldFormats } from './form-place.ts'

/**
 * The rule of the API for a form of `forms/`: its fields, and its texts in each language that has
 * the form.
 */
export function emitFormRule(site: Site, name: string): FormRule {
  const versions = site.languages.flatMap((language) => {
    const form = resolveContent(site, 'form', { name, language })
    return form ? [{ language, form }] : []
  })
  const [first] = versions

  return {
    name,
    fields: (first?.form.fields ?? []).map(emitField),
    languages: Object.fromEntries(
      versions.map(({ language, form }) => [
        language.code,
        emitWords({ site, name, language, form }),
      ]),
    ),
  }
}

function emitField({ name, kind, required, invalid }: FormField): FieldRule {
  const format = Object.entries(fieldFormats).find(([each]) => each === kind)?.[1]
  // A language without an error message does not check the format. Consent says what is missing.
  const isChecked = invalid !== undefined || kind === 'consent'
  return {
    name,
    kind,
    required: required !== undefined,
    ...(format && isChecked && { pattern: format.pattern }),
    ...(format && { maxLength: format.maxLength }),
  }
}

interface Version {
  readonly site: Site
  readonly name: string
  readonly language: Language
  readonly form: FormContent
}

const emitWords = ({ site, name, language, form }: Version): FormRuleWords => ({
  ...emitFormPlace(site, { kind: 'form', name, language }),
  thanks: form.confirmation.heading,
  ...(form.subject !== undefined && { subject: form.subject }),
  ...(form.acknowledgement && { acknowledgement: form.acknowledgement }),
  fields: Object.fromEntries(
    form.fields.map(({ name, label, required, invalid, options }) => [
      name,
      {
        label,
        ...(required !== undefined && { required }),
        ...(invalid !== undefined && { invalid }),
        ...(options !== undefined && { options }),
      },
    ]),
  ),
})
