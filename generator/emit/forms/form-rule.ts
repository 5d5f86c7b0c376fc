import type { Cache } from '../../cache.ts'
import type { Language, Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { resolveDocument } from '../../text/resolve.ts'
import { emitFormPlace, fieldFormats } from './form-place.ts'

/** What the API knows of a form of `forms/`: its fields, and its words in every language that has it. */
export function emitFormRule(site: Site, name: string, cache: Cache): unknown {
  const versions = site.languages.flatMap((language) => {
    const document = site.find('form', name, language.code)
    return document
      ? [{ language, form: recordOf(resolveDocument(site, document, language, cache)) }]
      : []
  })
  const [first] = versions

  return {
    name,
    fields: fieldsOf(first?.form).map(emitField),
    languages: Object.fromEntries(
      versions.map(({ language, form }) => [
        language.code,
        emitWords({ site, name, language, form }, cache),
      ]),
    ),
  }
}

function emitField({ name, kind, required, invalid }: Readonly<Record<string, unknown>>) {
  const isEmail = kind === 'email'
  return {
    name,
    kind,
    required: required !== undefined,
    // An address is only looked at where there are words to object to it.
    ...(isEmail && invalid !== undefined && { pattern: fieldFormats.email.pattern }),
    ...(isEmail && { maxLength: fieldFormats.email.maxLength }),
  }
}

interface Version {
  readonly site: Site
  readonly name: string
  readonly language: Language
  readonly form: Readonly<Record<string, unknown>>
}

function emitWords({ site, name, language, form }: Version, cache: Cache) {
  return {
    ...emitFormPlace(site, { kind: 'form', name, language }, cache),
    thanks: recordOf(form['success'])['heading'],
    fields: Object.fromEntries(
      fieldsOf(form).map(({ name, label, required, invalid, options }) => [
        name,
        {
          label,
          ...(required !== undefined && { required }),
          ...(invalid !== undefined && { invalid }),
          ...(options !== undefined && { options }),
        },
      ]),
    ),
  }
}

const fieldsOf = (form: Readonly<Record<string, unknown>> | undefined) => {
  const fields = form?.['fields']
  return Array.isArray(fields) ? fields.filter(isRecord) : []
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
