// Written by `npm run registries` from the files in this folder.

import { rule as altText } from './alt/text.ts'
import { rule as artCard } from './art/card.ts'
import { rule as artPhoto } from './art/photo.ts'
import { rule as artTurnedWall } from './art/turned-wall.ts'
import { rule as artUnknownTile } from './art/unknown-tile.ts'
import { rule as brandContrast } from './brand/contrast.ts'
import { rule as brandMissingLetters } from './brand/missing-letters.ts'
import { rule as catalogCustomValue } from './catalog/custom-value.ts'
import { rule as catalogFeatureGroups } from './catalog/feature-groups.ts'
import { rule as catalogPriceOrder } from './catalog/price-order.ts'
import { rule as catalogReplacementLevel } from './catalog/replacement-level.ts'
import { rule as catalogSelfInclusion } from './catalog/self-inclusion.ts'
import { rule as catalogSelfReplacement } from './catalog/self-replacement.ts'
import { rule as claimsExpiredForecast } from './claims/expired-forecast.ts'
import { rule as claimsNoSource } from './claims/no-source.ts'
import { rule as claimsOutdated } from './claims/outdated.ts'
import { rule as contentDuplicateId } from './content/duplicate-id.ts'
import { rule as contentFileName } from './content/file-name.ts'
import { rule as contentMissingFile } from './content/missing-file.ts'
import { rule as contentMoreThanOne } from './content/more-than-one.ts'
import { rule as contentNeededFile } from './content/needed-file.ts'
import { rule as contentTakenName } from './content/taken-name.ts'
import { rule as contentUndeclaredPlaceholder } from './content/undeclared-placeholder.ts'
import { rule as factsFormat } from './facts/format.ts'
import { rule as factsHardCoded } from './facts/hard-coded.ts'
import { rule as factsLost } from './facts/lost.ts'
import { rule as factsMismatch } from './facts/mismatch.ts'
import { rule as factsUnknown } from './facts/unknown.ts'
import { rule as factsValue } from './facts/value.ts'
import { rule as factsWrongKind } from './facts/wrong-kind.ts'
import { rule as glossaryForbidden } from './glossary/forbidden.ts'
import { rule as glossaryName } from './glossary/name.ts'
import { rule as glossaryTerm } from './glossary/term.ts'
import { rule as languageInconsistent } from './language/inconsistent.ts'
import { rule as languageLength } from './language/length.ts'
import { rule as languageMissingWords } from './language/missing-words.ts'
import { rule as languagePluralForm } from './language/plural-form.ts'
import { rule as languageRegister } from './language/register.ts'
import { rule as languageTitleCase } from './language/title-case.ts'
import { rule as languageUnknownRegister } from './language/unknown-register.ts'
import { rule as languageUntranslated } from './language/untranslated.ts'
import { rule as languageWrongLanguage } from './language/wrong-language.ts'
import { rule as languageWrongLocale } from './language/wrong-locale.ts'
import { rule as legalDates } from './legal/dates.ts'
import { rule as linksAddressMismatch } from './links/address-mismatch.ts'
import { rule as linksAnchor } from './links/anchor.ts'
import { rule as linksTwin } from './links/twin.ts'
import { rule as markupBroken } from './markup/broken.ts'
import { rule as markupMismatch } from './markup/mismatch.ts'
import { rule as markupUnsafe } from './markup/unsafe.ts'
import { rule as markupUnsupported } from './markup/unsupported.ts'
import { rule as pageDuplicateAnchor } from './page/duplicate-anchor.ts'
import { rule as pageDuplicatePath } from './page/duplicate-path.ts'
import { rule as pageHiddenRedirect } from './page/hidden-redirect.ts'
import { rule as pageNoHome } from './page/no-home.ts'
import { rule as pageOrphan } from './page/orphan.ts'
import { rule as pageRemoved } from './page/removed.ts'
import { rule as pageUpcoming } from './page/upcoming.ts'
import { rule as parityDifferentValue } from './parity/different-value.ts'
import { rule as parityExtraKey } from './parity/extra-key.ts'
import { rule as parityMissingKey } from './parity/missing-key.ts'
import { rule as parityMissingPage } from './parity/missing-page.ts'
import { rule as parityOrder } from './parity/order.ts'
import { rule as placeholdersMismatch } from './placeholders/mismatch.ts'
import { rule as placeholdersUnknown } from './placeholders/unknown.ts'
import { rule as quizContactStep } from './quiz/contact-step.ts'
import { rule as quizMissingAdvice } from './quiz/missing-advice.ts'
import { rule as quizMissingHelpline } from './quiz/missing-helpline.ts'
import { rule as quizMissingNotice } from './quiz/missing-notice.ts'
import { rule as quizMissingPart } from './quiz/missing-part.ts'
import { rule as quizSampleResults } from './quiz/sample-results.ts'
import { rule as quizUnknownBlank } from './quiz/unknown-blank.ts'
import { rule as quizUnusedPart } from './quiz/unused-part.ts'
import { rule as referenceIncomplete } from './reference/incomplete.ts'
import { rule as referenceUnknown } from './reference/unknown.ts'
import { rule as seoDescriptionLength } from './seo/description-length.ts'
import { rule as seoDuplicate } from './seo/duplicate.ts'
import { rule as seoSearchWords } from './seo/search-words.ts'
import { rule as seoSharedSearch } from './seo/shared-search.ts'
import { rule as seoTitleHeading } from './seo/title-heading.ts'
import { rule as seoTitleLength } from './seo/title-length.ts'
import { rule as standInLeft } from './stand-in/left.ts'
import { rule as standInUndeclared } from './stand-in/undeclared.ts'
import { rule as standInUnknownPlace } from './stand-in/unknown-place.ts'
import { rule as textBlank } from './text/blank.ts'
import { rule as textBrackets } from './text/brackets.ts'
import { rule as textBullet } from './text/bullet.ts'
import { rule as textDoubleCapital } from './text/double-capital.ts'
import { rule as textEllipsis } from './text/ellipsis.ts'
import { rule as textNoRoom } from './text/no-room.ts'
import { rule as textPlaceholder } from './text/placeholder.ts'
import { rule as textPunctuation } from './text/punctuation.ts'
import { rule as textRepeatedWord } from './text/repeated-word.ts'
import { rule as textWhitespace } from './text/whitespace.ts'
import { rule as translationMeaning } from './translation/meaning.ts'
import { rule as translationMoved } from './translation/moved.ts'
import { rule as translationNoRecord } from './translation/no-record.ts'
import { rule as translationStale } from './translation/stale.ts'
import { rule as translationUnconfirmed } from './translation/unconfirmed.ts'
import { rule as translationUnlike } from './translation/unlike.ts'
import { rule as yamlNeedsQuotes } from './yaml/needs-quotes.ts'
import { rule as yamlSwallowedLine } from './yaml/swallowed-line.ts'
import type { Rule } from './rule.ts'

export const rules: readonly Rule[] = [
  altText,
  artCard,
  artPhoto,
  artTurnedWall,
  artUnknownTile,
  brandContrast,
  brandMissingLetters,
  catalogCustomValue,
  catalogFeatureGroups,
  catalogPriceOrder,
  catalogReplacementLevel,
  catalogSelfInclusion,
  catalogSelfReplacement,
  claimsExpiredForecast,
  claimsNoSource,
  claimsOutdated,
  contentDuplicateId,
  contentFileName,
  contentMissingFile,
  contentMoreThanOne,
  contentNeededFile,
  contentTakenName,
  contentUndeclaredPlaceholder,
  factsFormat,
  factsHardCoded,
  factsLost,
  factsMismatch,
  factsUnknown,
  factsValue,
  factsWrongKind,
  glossaryForbidden,
  glossaryName,
  glossaryTerm,
  languageInconsistent,
  languageLength,
  languageMissingWords,
  languagePluralForm,
  languageRegister,
  languageTitleCase,
  languageUnknownRegister,
  languageUntranslated,
  languageWrongLanguage,
  languageWrongLocale,
  legalDates,
  linksAddressMismatch,
  linksAnchor,
  linksTwin,
  markupBroken,
  markupMismatch,
  markupUnsafe,
  markupUnsupported,
  pageDuplicateAnchor,
  pageDuplicatePath,
  pageHiddenRedirect,
  pageNoHome,
  pageOrphan,
  pageRemoved,
  pageUpcoming,
  parityDifferentValue,
  parityExtraKey,
  parityMissingKey,
  parityMissingPage,
  parityOrder,
  placeholdersMismatch,
  placeholdersUnknown,
  quizContactStep,
  quizMissingAdvice,
  quizMissingHelpline,
  quizMissingNotice,
  quizMissingPart,
  quizSampleResults,
  quizUnknownBlank,
  quizUnusedPart,
  referenceIncomplete,
  referenceUnknown,
  seoDescriptionLength,
  seoDuplicate,
  seoSearchWords,
  seoSharedSearch,
  seoTitleHeading,
  seoTitleLength,
  standInLeft,
  standInUndeclared,
  standInUnknownPlace,
  textBlank,
  textBrackets,
  textBullet,
  textDoubleCapital,
  textEllipsis,
  textNoRoom,
  textPlaceholder,
  textPunctuation,
  textRepeatedWord,
  textWhitespace,
  translationMeaning,
  translationMoved,
  translationNoRecord,
  translationStale,
  translationUnconfirmed,
  translationUnlike,
  yamlNeedsQuotes,
  yamlSwallowedLine,
]
