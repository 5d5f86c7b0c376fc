import { addressMismatch } from './address-mismatch.ts'
import { blankText } from './blank-text.ts'
import { brokenMarkup } from './broken-markup.ts'
import { descriptionLength } from './description-length.ts'
import { differentMarkup } from './different-markup.ts'
import { differentValue } from './different-value.ts'
import { doubleCapital } from './double-capital.ts'
import { duplicateId } from './duplicate-id.ts'
import { duplicatePath } from './duplicate-path.ts'
import { duplicateSearchResult } from './duplicate-search-result.ts'
import { extraKey } from './extra-key.ts'
import { factFormat } from './fact-format.ts'
import { factMismatch } from './fact-mismatch.ts'
import { factOrder } from './fact-order.ts'
import { factPolarity } from './fact-polarity.ts'
import { forbiddenWord } from './forbidden-word.ts'
import { glossaryTerm } from './glossary-term.ts'
import { hardCodedFact } from './hard-coded-fact.ts'
import { hiddenRedirect } from './hidden-redirect.ts'
import { inconsistentLabel } from './inconsistent-label.ts'
import { legalDates } from './legal-dates.ts'
import { lostPlaceholder } from './lost-placeholder.ts'
import { missingFile } from './missing-file.ts'
import { missingKey } from './missing-key.ts'
import { missingPage } from './missing-page.ts'
import { misspeltName } from './misspelt-name.ts'
import { movedTranslation } from './moved-translation.ts'
import { needsQuotes } from './needs-quotes.ts'
import { orphanPage } from './orphan-page.ts'
import { otherOrder } from './other-order.ts'
import { outdatedClaim } from './outdated-claim.ts'
import { poorAlternative } from './poor-alternative.ts'
import { quizBlank } from './quiz-blank.ts'
import { quizPart } from './quiz-part.ts'
import { quizPlan } from './quiz-plan.ts'
import { quizScale } from './quiz-scale.ts'
import { register } from './register.ts'
import { repeatedWord } from './repeated-word.ts'
import { replacementLevel } from './replacement-level.ts'
import type { Rule } from './rule.ts'
import { selfReplacement } from './self-replacement.ts'
import { similarPath } from './similar-path.ts'
import { staleTranslation } from './stale-translation.ts'
import { strayLink } from './stray-link.ts'
import { textBrackets } from './text-brackets.ts'
import { textEllipsis } from './text-ellipsis.ts'
import { textPlaceholder } from './text-placeholder.ts'
import { textPunctuation } from './text-punctuation.ts'
import { textWhitespace } from './text-whitespace.ts'
import { titleApart } from './title-apart.ts'
import { titleCase } from './title-case.ts'
import { titleLength } from './title-length.ts'
import { unconfirmedTranslation } from './unconfirmed-translation.ts'
import { undeclaredPlaceholder } from './undeclared-placeholder.ts'
import { unevenLength } from './uneven-length.ts'
import { unknownAnchor } from './unknown-anchor.ts'
import { unknownFact } from './unknown-fact.ts'
import { unknownReference } from './unknown-reference.ts'
import { unknownRegister } from './unknown-register.ts'
import { unknownTile } from './unknown-tile.ts'
import { unknownVariable } from './unknown-variable.ts'
import { unsafeMarkup } from './unsafe-markup.ts'
import { unsourcedClaim } from './unsourced-claim.ts'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { untranslatedText } from './untranslated-text.ts'
import { unusedQuizPart } from './unused-quiz-part.ts'
import { upcomingPage } from './upcoming-page.ts'
import { wrongLanguage } from './wrong-language.ts'

export const rules = [
  factMismatch,
  factFormat,
  factPolarity,
  factOrder,
  hardCodedFact,
  addressMismatch,
  unsourcedClaim,
  outdatedClaim,
  legalDates,
  textPlaceholder,
  duplicateId,
  extraKey,
  missingFile,
  missingKey,
  missingPage,
  duplicatePath,
  similarPath,
  hiddenRedirect,
  staleTranslation,
  movedTranslation,
  needsQuotes,
  unconfirmedTranslation,
  selfReplacement,
  quizPart,
  unusedQuizPart,
  quizPlan,
  quizScale,
  quizBlank,
  undeclaredPlaceholder,
  unknownFact,
  unknownReference,
  unknownRegister,
  unknownTile,
  unsupportedMarkup,
  upcomingPage,
  textWhitespace,
  textBrackets,
  repeatedWord,
  doubleCapital,
  textEllipsis,
  textPunctuation,
  register,
  wrongLanguage,
  untranslatedText,
  titleCase,
  unevenLength,
  glossaryTerm,
  forbiddenWord,
  misspeltName,
  inconsistentLabel,
  differentValue,
  otherOrder,
  lostPlaceholder,
  unknownVariable,
  differentMarkup,
  brokenMarkup,
  unsafeMarkup,
  blankText,
  strayLink,
  unknownAnchor,
  orphanPage,
  titleLength,
  descriptionLength,
  duplicateSearchResult,
  titleApart,
  poorAlternative,
  replacementLevel,
] as const satisfies readonly Rule[]
