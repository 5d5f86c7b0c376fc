export type { BrandData } from '#site/types.ts'
export { brandIn } from './brand/brand-of.ts'
export {
  type Acknowledgement,
  acknowledgementKey,
  withAcknowledgement,
} from './check/acknowledgements.ts'
export { type Cache, createCache, type Entry } from './check/cache.ts'
export {
  type Checked,
  type CheckInput,
  checkContent,
  checkInSteps,
} from './check/check-content.ts'
export { codes } from './check/codes.ts'
export type { Completeness } from './check/completeness.ts'
export { type LinkedContent, linkContent } from './check/link-content.ts'
export { type LookedAt, lookAtContent } from './check/look-at-content.ts'
export { didYouMeanIn, type Explanation, explanationsIn } from './check/tell.ts'
export { dueDocuments } from './compare/due-documents.ts'
export { type MissingTwin, missingFiles, missingTwins } from './compare/missing-files.ts'
export type { RecordChanges } from './compare/translation-record.ts'
export {
  brokenRecords,
  confirm,
  isToLookAt,
  rebuild,
  recordPath,
  recordStates,
  rewriteRecord,
} from './compare/translation-record.ts'
export type {
  Diagnostic,
  Fix,
  Place,
  Position,
  Severity,
} from './diagnostics/diagnostic.ts'
export type { MessageLanguage } from './diagnostics/message.ts'
export { closest } from './diagnostics/suggestion.ts'
export { emitCode } from './emit/code/code.ts'
export {
  createDrawing,
  type DrawnDocument,
  drawPlayers,
  type PublishedAddress,
  publishedAddresses,
} from './emit/drawing.ts'
export { emitEditorSchemas } from './emit/editor/editor-schemas.ts'
export { skeletonOf } from './emit/editor/skeleton.ts'
export { emitPages, type PagesOfDocument } from './emit/page/emit-pages.ts'
export { sectionExamples, sectionsPage, sectionsPath } from './emit/sections-page.ts'
export { emitShared } from './emit/site-data/emit-shared.ts'
export { emitBrand } from './emit/site-data/site.ts'
export { compareFiles, type Written, writeFiles } from './emit/write.ts'
export { readWords } from './languages/catalogue.ts'
export { languageName } from './languages/locale.ts'
export { hasShippedWords, readStarterWords, starterLanguages } from './languages/shipped-words.ts'
export { linkSite } from './model/link-site.ts'
export { joinAddress, pageAddresses } from './model/links.ts'
export { offeredTypes } from './model/offered-types.ts'
export { isValue } from './model/plans.ts'
export type { Site } from './model/site.ts'
export { standInsOf } from './model/stand-ins.ts'
export { textsOf } from './model/texts.ts'
export { parseDocuments, type SourceDocument } from './read/documents.ts'
export { isRecordPath } from './read/file-kind.ts'
export {
  contentAmong,
  type ReadFile,
  readAgain,
  readContent,
  readContentInSteps,
  readFolder,
  type Texts,
} from './read/folder.ts'
export { formatPath, isRecord, valueAt } from './read/path.ts'
export { printRecord } from './read/record.ts'
export { allSteps, type Steps } from './steps.ts'
export { shippedTexts } from './text/language-texts.ts'
export { isToTranslate, unwritten } from './text/untranslated.ts'
export { type OwnSections, shared } from './validate/own-sections.ts'
export type { SectionComponents } from './validate/schema-files.ts'
export { parseSchemas, readSchemas, type Schemas } from './validate/schemas.ts'
export { compileValidators, openValidators } from './validate/validators.ts'
