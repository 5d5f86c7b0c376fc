import { expect, test } from 'vitest'
import { translatableTexts } from '#generator/model/texts.ts'
import { memo, site } from '../../../support/checked-content.ts'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

/** A text that was written in UTF-8 and read in another encoding. */
const torn = (text: string, encoding = 'windows-1252') =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text))

holdsFor('text/decoded-twice', {
  caught: [
    english(torn('Our café')),
    english(torn('It’s ready')),
    english(torn('From 9 – 5')),
    english(torn('“Bread”')),
    english(torn('Only €5')),
    english(torn('Wait…')),
    english(torn('½ a loaf')),
    english(torn('Łódź bread')),
    english(torn('© Kiln')),
    dutch(torn('Eén brood')),
    dutch(torn('Geïnteresseerd?')),
    dutch(torn('Reünie')),
    dutch(torn('’s Nachts')),
    dutch(torn('Privé')),
    dutch(torn('Хліб', 'windows-1251')),
  ],
  clean: [
    english('Our café'),
    english('It’s ready'),
    english('“CAFÉ”'),
    english('«CAFÉ»'),
    english('Â bread'),
    english('20 °C and ±2'),
    english('Smörgås'),
    english('£5 – €6'),
    dutch('Eén brood'),
    dutch('Geïnteresseerd?'),
    dutch('Reünie'),
    dutch('’s Nachts'),
    dutch('Privé'),
    dutch('Рік хліба'),
    dutch('Різні хліби'),
  ],
})

test.for([
  ['Our café, it’s open', 'windows-1252'],
  ['Хліб щодня', 'windows-1251'],
  ['Хліб щодня', 'windows-1252'],
])('%s, read as %s, is mended', ([text = '', encoding]) => {
  expect(fixed('text/decoded-twice', english(torn(text, encoding)))[0]).toBe(text)
})

test('nearly every text of this site with such a letter is told when it is torn', () => {
  const texts = translatableTexts(site, memo)
    .map(({ text }) => text)
    .filter((text) => /[À-ÿ‘’“”–…€]/.test(text))
  const told = texts.filter((text) => {
    const again = fixed('text/decoded-twice', english(torn(text)))[0]
    return again === text
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(told.length / texts.length).toBeGreaterThan(0.98)
})
