import { doubleCapital } from './double-capital.ts'
import { duplicateId } from './duplicate-id.ts'
import { duplicatePath } from './duplicate-path.ts'
import { extraKey } from './extra-key.ts'
import { factFormat } from './fact-format.ts'
import { factMismatch } from './fact-mismatch.ts'
import { factOrder } from './fact-order.ts'
import { factPolarity } from './fact-polarity.ts'
import { missingFile } from './missing-file.ts'
import { missingKey } from './missing-key.ts'
import { missingPage } from './missing-page.ts'
import { repeatedWord } from './repeated-word.ts'
import type { Rule } from './rule.ts'
import { selfReplacement } from './self-replacement.ts'
import { staleTranslation } from './stale-translation.ts'
import { textBrackets } from './text-brackets.ts'
import { textEllipsis } from './text-ellipsis.ts'
import { textPunctuation } from './text-punctuation.ts'
import { textWhitespace } from './text-whitespace.ts'
import { unconfirmedTranslation } from './unconfirmed-translation.ts'
import { undeclaredPlaceholder } from './undeclared-placeholder.ts'
import { unknownFact } from './unknown-fact.ts'
import { unknownReference } from './unknown-reference.ts'
import { unknownTile } from './unknown-tile.ts'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { upcomingPage } from './upcoming-page.ts'

export const rules = [
  factMismatch,
  factFormat,
  factPolarity,
  factOrder,
  duplicateId,
  extraKey,
  missingFile,
  missingKey,
  missingPage,
  duplicatePath,
  staleTranslation,
  unconfirmedTranslation,
  selfReplacement,
  undeclaredPlaceholder,
  unknownFact,
  unknownReference,
  unknownTile,
  unsupportedMarkup,
  upcomingPage,
  textWhitespace,
  textBrackets,
  repeatedWord,
  doubleCapital,
  textEllipsis,
  textPunctuation,
] as const satisfies readonly Rule[]
