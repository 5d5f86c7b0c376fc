import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/whitespace', {
  caught: [
    english(' Plan a call'),
    english('Plan a call '),
    english('Plan  a call'),
    english('Plan\ta call'),
    english('Plan a\u200B call'),
    english('\uFEFFPlan a call'),
    english('Plan a call\u00A0'),
    english('Plan a call , or mail'),
    english('Really ? Yes.'),
    dutch(' Plan een gesprek'),
    dutch('Plan een gesprek  '),
    dutch('Vanaf  € 599'),
    dutch('Plan een gesprek !'),
    dutch('Je site\u2060 is klaar'),
    dutch('Eerst kijken ; dan bouwen'),
    dutch('Klaar.  Dan gaan we live.'),
    dutch('(zie onder) , en verder'),
  ],
  clean: [
    english('Plan a call'),
    english('From €599, once.'),
    english('“Quoted” – and done…'),
    english('Two lines\nof text'),
    english('A list:\n\n- one\n- two\n  - three'),
    english('A paragraph.\n\nAnother one.\n'),
    english('Family 👩‍👩‍👧 and 👋🏽'),
    english('Smile :) or ;)'),
    english('.NET and .nl addresses'),
    english('A no-break\u00A0space'),
    dutch('Plan een gesprek'),
    dutch('Vanaf € 599,- per site'),
    dutch('’s Avonds en ’s nachts'),
    dutch('Foto’s, video’s en zo ...'),
    dutch('Wat? Nee! Ja: toch; echt.'),
    dutch('€ 1.199 / € 1.999'),
    dutch('Regel één\nregel twee'),
  ],
})

test.for([
  [' Plan  a   call ', 'Plan a call'],
  ['Plan\u200B a call', 'Plan a call'],
  ['Yes , now', 'Yes, now'],
] as const)('%j is mended to %j', ([text, mended]) => {
  let pair = english(text)
  for (let round = 0; round < 3; round += 1) pair = fixed('text/whitespace', pair)

  expect(pair[0]).toBe(mended)
})
