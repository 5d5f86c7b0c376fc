import { expect, test } from 'vitest'
import { checkBanks, checkResults, everyBank } from '../../site/every-quiz.tsx'

checkBanks(everyBank)
checkResults(everyBank)

/** How a notice of each language names a doctor. */
const doctor: Readonly<Record<string, RegExp>> = {
  en: /\b(?:doctor|GP)\b/i,
  nl: /\b(?:huis)?arts\b/i,
}

test.for(everyBank.filter(({ words, name }) => words.frames.notices.includes(name)))(
  '$title has a notice, which names a doctor and two signs where it is about health',
  ({ words: { language }, name, bank: { notice = '' } }) => {
    expect(notice).not.toBe('')
    if (/^(?:financial|legal)-/.test(name)) return
    expect(notice).toMatch(doctor[language] ?? /^$/)
    expect(notice.match(/, | or | of /g)?.length ?? 0).toBeGreaterThanOrEqual(2)
  },
)
