import type { QuizWords } from '../language.ts'

export const quizWords: QuizWords = {
  nearDay: /\b(?:today|tonight|tomorrow|(?:this|next) week)\b/gi,
  comparison:
    /\b(?:(?:most|few) (?:people|firms|companies|businesses)|than (?:others|most)|(?:nearly|almost) everyone|\d+ (?:per cent|percent|%) of (?:people|firms|companies))\b/gi,
  promises:
    /\b(?:unlock(?:s|ed|ing)? your|boost\w*|empower\w*|transform\w*|guarantee\w*|cure[sd]?|diagnos\w*|always works?|treat(?:ed|ing|s)?(?! (?:(?:it|them|this|that|each) )?as\b))\b/gi,
  customary: /rule of thumb|common advice/i,
  customs: '“a common rule of thumb” or “common advice of …”',
}
