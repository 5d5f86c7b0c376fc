import { expect, test } from 'vitest'
import { checkSmallSite } from '../../small-site.ts'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/whitespace', {
  caught: [
    english('Plan a call , or mail'),
    dutch('Eerst kijken ; dan bouwen'),
    dutch('Klaar.  Dan gaan we live.'),
    dutch('Plan\u00A0een\u00A0gesprek'),
    dutch('Lees\u00A0hoe\u00A0wij\u00A0werken, en wat het kost.'),
  ],
  clean: [
    english('A list:\n\n- one\n- two\n  - three'),
    dutch('Over €\u00A0599,\u00A0per site, en J.\u00A0de\u00A0Vries'),
    dutch('Ziekte\u00ADverzuim in de zorg'),
    english('We ❤️ it, 👩🏽‍💻 and all; 1️⃣ first'),
    english('The name is می\u200Cخواهم, \u200Fשלום\u200F'),
  ],
})

test.for([['Plan\u200B a call', 'Plan a call']] as const)(
  '%j is mended to %j',
  ([text, mended]) => {
    let pair = english(text)
    for (let round = 0; round < 3; round += 1) pair = fixed('text/whitespace', pair)

    expect(pair[0]).toBe(mended)
  },
)

test.for([['Plan\u2028a call', 'Plan a call']] as const)(
  '%j is mended to %j too',
  ([text, mended]) => {
    let pair = english(text)
    for (let round = 0; round < 3; round += 1) pair = fixed('text/whitespace', pair)
    expect(pair[0]).toBe(mended)
  },
)

/** The large areas of Unicode without a character of their own: some of each will do. */
const isSample = (code: number) =>
  code % (code < 0xf_0000 ? 256 : 16_384) === 0 ||
  (code < 0xe_0000 && (code < 0xe000 || code > 0xf8ff))

/** Every character that Unicode draws nothing for, or leaves to whoever uses it. */
const unseen = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
  (code) =>
    isSample(code) &&
    /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cc}\p{Co}]/u.test(
      String.fromCodePoint(code),
    ) &&
    code !== 0xad,
)

test('no character that nobody sees is left untold, wherever in a text', () => {
  const escaped = unseen.map((code) => `\\U${code.toString(16).padStart(8, '0')}`)
  const texts = escaped.flatMap((sign) => [
    `Plan${sign}a call`,
    `Plan ${sign}a call`,
    `Plan a call${sign}`,
  ])
  const answers = `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: Why, answer: "${text}" }\n`).join('')}`
  const { diagnostics } = checkSmallSite({
    'en/faqs/home.yaml': answers,
    'nl/faqs/home.yaml': answers,
  })
  const told = new Set(
    diagnostics
      .filter(({ at, code }) => at.file.includes('/en/') && code === 'text/whitespace')
      .map(({ path }) => path),
  )

  expect(texts.length).toBeGreaterThan(500)
  const breaks = new Set(['\\U0000000a', '\\U0000000d'])
  expect(
    texts.filter((text, index) => {
      const sign = /\\U\w{8}/.exec(text)?.[0] ?? ''
      return !breaks.has(sign) && !told.has(`questions[q${index}].answer`)
    }),
  ).toEqual([])
})
