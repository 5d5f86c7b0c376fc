import type { QuizWords } from '../language.ts'

export const quizWords: QuizWords = {
  nearDay:
    /\b(?:vandaag|vanavond|(?<!(?:'s|’s|elke|iedere|de volgende) )morgen(?! (?:een|de) )|(?:deze|volgende) week)\b/gi,
  comparison:
    /\b(?:(?:de meeste|weinig) (?:mensen|bedrijven)|dan (?:anderen|de meesten)|(?:bijna|vrijwel) iedereen|\d+ (?:procent|%) van de (?:mensen|bedrijven))\b/gi,
  promises:
    /\b(?:ontgrendel\w*|garan\w+|genees\w*|genezen|diagnos\w*|werkt altijd|altijd werkt|boost\w*|empower\w*|transform\w*)\b/gi,
  customary: /vuistregel|gangbaar advies/i,
  customs: '‘een gangbare vuistregel’ of ‘gangbaar advies van …’',
}
