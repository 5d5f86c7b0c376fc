import { recorded } from '../../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../../generator/small-site.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'

const halls = 'abcdefghijklmnopqrstuvwxy'.split('')

const faq = (question: (hall: string) => string, answer: (hall: string) => string) =>
  [
    'questions:',
    ...halls.flatMap((hall) => [
      `  - id: hall-${hall}`,
      `    question: ${question(hall)}`,
      `    answer: ${answer(hall)}`,
    ]),
    '',
  ].join('\n')

/** A site with 50 new texts, each with its translation: two for each hall. */
export const hallSite: Changes = {
  ...recorded(),
  'en/faqs/halls.yaml': faq(
    (hall) => `Who sweeps hall ${hall}${hall}?`,
    (hall) => `The tenant of hall ${hall}${hall}.`,
  ),
  'nl/faqs/halls.yaml': faq(
    (hall) => `Wie veegt hal ${hall}${hall}?`,
    (hall) => `De huurder van hal ${hall}${hall}.`,
  ),
}

export const hallsFile = '.reader/nl/faqs/halls.yaml'

/** A folder whose `content/` is the small site with changes: only what they hold is on record. */
export const folderOf = (changes: Changes) =>
  temporaryFolder(
    Object.fromEntries(
      Object.entries({ ...smallSite, ...changes }).map(([path, text]) => [`content/${path}`, text]),
    ),
  )
