import { poorAlternative } from './alt/poor-alternative.ts'
import { unknownTile } from './art/unknown-tile.ts'
import { replacementLevel } from './catalog/replacement-level.ts'
import { selfReplacement } from './catalog/self-replacement.ts'
import { unsourcedClaim } from './claims/no-source.ts'
import { outdatedClaim } from './claims/outdated.ts'
import { duplicateId } from './content/duplicate-id.ts'
import { missingFile } from './content/missing-file.ts'
import { undeclaredPlaceholder } from './content/undeclared-placeholder.ts'
import { factPolarity } from './facts/fact-polarity.ts'
import { factFormat } from './facts/format.ts'
import { hardCodedFact } from './facts/hard-coded.ts'
import { factMismatch } from './facts/mismatch.ts'
import { factOrder } from './facts/order.ts'
import { unknownFact } from './facts/unknown.ts'
import { forbiddenWord } from './glossary/forbidden-word.ts'
import { glossaryTerm } from './glossary/glossary-term.ts'
import { misspeltName } from './glossary/misspelt-name.ts'
import { inconsistentLabel } from './language/inconsistent-label.ts'
import { register } from './language/register.ts'
import { titleCase } from './language/title-case.ts'
import { unevenLength } from './language/uneven-length.ts'
import { unknownRegister } from './language/unknown-register.ts'
import { untranslatedText } from './language/untranslated-text.ts'
import { wrongLanguage } from './language/wrong-language.ts'
import { legalDates } from './legal/dates.ts'
import { addressMismatch } from './links/address-mismatch.ts'
import { unknownAnchor } from './links/anchor.ts'
import { strayLink } from './links/twin.ts'
import { brokenMarkup } from './markup/broken-markup-merged.ts'
import { differentMarkup } from './markup/different-markup-merged.ts'
import { unsafeMarkup } from './markup/unsafe-markup-merged.ts'
import { unsupportedMarkup } from './markup/unsupported.ts'
import { duplicatePath } from './page/duplicate-path.ts'
import { hiddenRedirect } from './page/hidden-redirect.ts'
import { orphanPage } from './page/orphan.ts'
import { similarPath } from './page/similar-path.ts'
import { upcomingPage } from './page/upcoming.ts'
import { differentValue } from './parity/different-value.ts'
import { extraKey } from './parity/extra-key.ts'
import { missingKey } from './parity/missing-key.ts'
import { missingPage } from './parity/missing-page.ts'
import { otherOrder } from './parity/order.ts'
import { lostPlaceholder } from './placeholders/mismatch.ts'
import { unknownVariable } from './placeholders/unknown.ts'
import { quizPart } from './quiz/missing-part.ts'
import { quizPlan } from './quiz/unbalanced-plan.ts'
import { quizBlank } from './quiz/unknown-blank.ts'
import { quizScale } from './quiz/unknown-scale.ts'
import { unusedQuizPart } from './quiz/unused-quiz-part.ts'
import { unknownReference } from './reference/unknown.ts'
import type { Rule } from './rule.ts'
import { descriptionLength } from './seo/description-length.ts'
import { duplicateSearchResult } from './seo/duplicate.ts'
import { titleApart } from './seo/title-apart.ts'
import { titleLength } from './seo/title-length.ts'
import { blankText } from './text/blank.ts'
import { textBrackets } from './text/brackets.ts'
import { doubleCapital } from './text/double-capital.ts'
import { textEllipsis } from './text/ellipsis.ts'
import { textPlaceholder } from './text/placeholder.ts'
import { textPunctuation } from './text/punctuation.ts'
import { repeatedWord } from './text/repeated-word.ts'
import { textWhitespace } from './text/whitespace.ts'
import { movedTranslation } from './translation/moved.ts'
import { staleTranslation } from './translation/stale-translation.ts'
import { unconfirmedTranslation } from './translation/unconfirmed.ts'
import { needsQuotes } from './yaml/needs-quotes.ts'

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
