import type { FieldGuide, FieldKind, LimitKeyword, MessageLanguage } from '#generator/index.ts'
import type { Gallery, GalleryField } from '#renderer/site/index.ts'
import { CliError } from '../cli-error.ts'
import type { CheckedContent } from '../content/session.ts'
import { createTranslate, type PhraseKey, type Translate } from '../report/phrases.ts'

interface Input {
  readonly checked: CheckedContent
  readonly language: MessageLanguage
}

/** Collects what editors can put on a page, with examples drawn from the content of the site. */
export async function createGallery({ checked, language }: Input): Promise<Gallery> {
  const { drawnWalls, emitDocuments, offeredTypes, sectionExamples, sectionGuides } = await import(
    '#generator/index.ts'
  )
  const examples = sectionExamples(checked.site)
  const withExamples = checked.session.check(
    new Map([
      ...checked.sources,
      ...examples.map(({ file, page }): [string, string] => [file, page]),
    ]),
  )
  const pages = new Map(
    emitDocuments(withExamples.site, withExamples.memo)
      .filter(({ file }) => !withExamples.undrawable.has(file))
      .map(({ file, inputs }) => [file, inputs?.[0]]),
  )
  const page = [...pages.values()].find((each) => each !== undefined)
  if (!page) throw new CliError('This site has no page.', 'Add one with "diptych add page home".')

  const translate = await createTranslate(language)
  return {
    language,
    words: wordsIn(translate),
    source: checked.site.source.code,
    sections: sectionGuides(checked.schemas, language, [
      ...offeredTypes(checked.site),
      ...checked.schemas.mediaTypes,
    ]).map(({ fields, looks, ...section }) => ({
      ...section,
      fields: fields.map((field) => fieldIn(translate, field)),
      examples: examples
        .filter(({ type }) => type === section.type)
        .map(({ yaml, file, look }) => ({
          yaml,
          look: look === undefined ? undefined : { name: look, words: looks.get(look) ?? '' },
          page: pages.get(checked.nameOf(file)),
        })),
    })),
    walls: drawnWalls(checked.site, checked.memo),
    page,
  }
}

const wordsIn = (translate: Translate): Gallery['words'] => ({
  title: translate('docsTitle'),
  intro: translate('docsIntro'),
  skip: translate('docsSkip'),
  contents: translate('docsContents'),
  sections: translate('docsSections'),
  tiles: translate('docsTiles'),
  walls: translate('docsWalls'),
  look: translate('docsLook'),
  example: translate('docsExample'),
  fields: translate('docsFields'),
  notDrawn: translate('docsNotDrawn'),
  thrown: ({ file, error }) => translate('docsThrown', { file, error }),
})

const kinds: Readonly<Record<FieldKind, PhraseKey>> = {
  text: 'docsText',
  rich: 'docsRich',
  name: 'docsName',
  number: 'docsNumber',
  boolean: 'docsBoolean',
  list: 'docsList',
  group: 'docsGroup',
}

const limitPhrases: Readonly<Record<LimitKeyword, PhraseKey>> = {
  minLength: 'docsMinLength',
  maxLength: 'docsMaxLength',
  minItems: 'docsMinItems',
  maxItems: 'docsMaxItems',
  minimum: 'docsMinimum',
  maximum: 'docsMaximum',
}

function fieldIn(translate: Translate, field: FieldGuide): GalleryField {
  const { path, title, description, kind, isRequired, limits, values, form } = field
  return {
    path,
    title,
    description,
    rules: [
      translate(kinds[kind]),
      ...(isRequired ? [translate('docsRequired')] : []),
      ...limits.map(({ keyword, count }) => translate(limitPhrases[keyword], { count })),
      ...(form === '' ? [] : [form]),
    ],
    values,
  }
}
