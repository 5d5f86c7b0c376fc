import { expect, test } from 'vitest'
import { checkContent, createContent } from '#generator/index.ts'
import { schemas, validators } from '../../../support/project-schemas.ts'
import { smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

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

const saying = (text: string, file = 'nl/pages/home.yaml') => ({
  [file]: (smallSite[file] ?? '').replace(/text: .*/, `text: ${text}`),
})

holdsForSites('brand/missing-letters', {
  caught: {
    Ukrainian: saying('Свіжий хліб щоранку'),
    Greek: saying('Φρέσκο ψωμί κάθε πρωί'),
    Japanese: saying('毎朝焼きたてのパン'),
    Korean: saying('매일 아침 갓 구운 빵'),
    Arabic: saying('خبز طازج كل صباح'),
    Hebrew: saying('לחם טרי בכל בוקר'),
    Thai: saying('ขนมปังสดทุกเช้า'),
    Hindi: saying('हर सुबह ताज़ी रोटी'),
    Vietnamese: saying('Bánh mì mới mỗi sáng, ổ lớn'),
    Polish: saying('Świeży chleb każdego ranka'),
    'one letter of a name': saying('Brood van bakker Đurić'),
    'in the source language': saying('Fresh хліб', 'en/pages/home.yaml'),
    'in a title': {
      'nl/pages/home.yaml': (smallSite['nl/pages/home.yaml'] ?? '').replace(
        /^title: .*/m,
        'title: Хліб',
      ),
    },
    'an arrow': saying('Van oven ⟶ tafel'),
    'a fraction': saying('Voor ⅔ van de prijs'),
    'a mark over a letter that none has': saying('Brood x\u0308'),
  },
  clean: {
    'the small site': {},
    French: saying('Du pain frais où l’été dure, c’est ça'),
    German: saying('Größe: süß, außen knusprig'),
    Spanish: saying('¿Pan? ¡Sí, mañana!'),
    Danish: saying('Smørrebrød på fad, æbler'),
    'two parts of a letter': saying('Drie-e\u0301e\u0301nheid'),
    euros: saying('Een brood kost 3 euro'),
    dashes: saying('Brood – en meer — elke dag'),
    quotes: saying('„Brood“ of “brood” of ‘brood’'),
    'three points': saying('En dan…'),
    'a space that does not break': saying('Om 7\u00a0uur'),
    'a hyphen that is not seen': saying('Houtoven\u00adbrood'),
    'a picture': saying('Vers 🥖'),
    'a picture of several parts': saying('Voor iedereen 👨‍👩‍👧 👍🏽'),
    'a flag': saying('Uit 🇳🇱'),
    'a heart': saying('Met ❤️'),
    degrees: saying('Op 230 ° gebakken'),
  },
})
