import { expect, test } from 'vitest'
import { checkContent, createContent } from '#generator/index.ts'
import { schemas, validators } from '../../../support/project-schemas.ts'
import { smallSite } from '../../small-site.ts'

const latin = 'éëœ’…'

/** What is told of the small site with this text in Dutch, and with these letters in its fonts. */
function found(text: string, fontLetters = latin) {
  const files = new Map(Object.entries(smallSite))
  const home = files.get('nl/pages/home.yaml') ?? ''
  files.set('nl/pages/home.yaml', home.replace(/text: .*/, `text: ${text}`))
  return checkContent({
    ...{ files, folder: 'content', schemas, validators, fontLetters, today: '2026-11-21' },
    content: createContent(),
  }).diagnostics.flatMap(({ code, message, at }) =>
    code === 'brand/missing-letters' ? [`${at.file}:${at.line} ${message}`] : [],
  )
}
const line =
  (smallSite['nl/pages/home.yaml'] ?? '').split('\n').findIndex((each) => each.includes('text:')) +
  1

test.for([
  { text: 'Drie-éénheid', missing: undefined },
  { text: 'e\u0301n in twee delen', missing: undefined },
  { text: 'Een\u00a0regel\u00ad 🎉 👍🏽 🇺🇦 ❤️', missing: undefined },
  { text: 'Свіжий хліб', missing: 'С в і ж и й х л б' },
  { text: 'Łódź en Łódź', missing: 'Ł ó ź' },
  { text: '見積', missing: '見 積' },
])('of “$text” the fonts lack $missing', ({ text, missing }) => {
  expect(found(text)).toEqual(
    missing === undefined
      ? []
      : [
          `content/nl/pages/home.yaml:${line} The fonts of the brand lack letters of Dutch: ${missing}`,
        ],
  )
})

test('letters that are not known are not missed', () => {
  expect(found('Свіжий хліб', '')).toEqual([])
})

test('no more than forty letters are named', () => {
  const letters = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  const [told = ''] = found(letters.join(''))
  expect(told.match(/\p{Script=Han}/gu)).toEqual(letters.slice(0, 40))
})
