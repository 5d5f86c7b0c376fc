import { type Phrases, perLanguage, type Value } from './phrases.ts'

const measure = (written: string, said: Phrases): Value => ({
  name: written,
  said,
  written: perLanguage(() => [written]),
})

export const measures: readonly Value[] = [
  measure('500 g', {
    en: ['half a kilo', 'half a kilogram'],
    nl: ['een halve kilo'],
    de: ['ein halbes Kilo'],
    fr: ['un demi-kilo'],
  }),
  measure('750 g', {
    en: ['three quarters of a kilo'],
    nl: ['driekwart kilo'],
    de: ['drei viertel Kilo'],
    fr: ['trois quarts de kilo'],
  }),
  measure('1500 g', {
    en: ['one and a half kilos', 'a kilo and a half'],
    nl: ['anderhalve kilo'],
    de: ['anderthalb Kilo'],
    fr: ['un kilo et demi'],
  }),
  measure('250 ml', {
    en: ['a quarter of a litre', 'a quarter litre'],
    nl: ['een kwart liter'],
    de: ['ein viertel Liter'],
    fr: ['un quart de litre'],
  }),
  measure('500 ml', {
    en: ['half a litre', 'half a liter'],
    nl: ['een halve liter'],
    de: ['ein halber Liter'],
    fr: ['un demi-litre'],
  }),
  measure('25 cl', {
    en: ['a quarter of a litre'],
    nl: ['een kwart liter'],
    de: ['ein viertel Liter'],
    fr: ['un quart de litre'],
  }),
  measure('2500 ml', {
    en: ['two and a half litres'],
    nl: ['tweeënhalve liter'],
    de: ['zweieinhalb Liter'],
    fr: ['deux litres et demi'],
  }),
  measure('50 cm', {
    en: ['half a metre'],
    nl: ['een halve meter'],
    de: ['ein halber Meter'],
    fr: ['un demi-mètre'],
  }),
  measure('150 cm', {
    en: ['one and a half metres'],
    nl: ['anderhalve meter'],
    de: ['anderthalb Meter'],
    fr: ['un mètre et demi'],
  }),
  measure('5 mm', {
    en: ['half a centimetre'],
    nl: ['een halve centimeter'],
    de: ['ein halber Zentimeter'],
    fr: ['un demi-centimètre'],
  }),
  measure('500 kg', {
    en: ['half a tonne'],
    nl: ['een halve ton'],
    de: ['eine halbe Tonne'],
    fr: ['une demi-tonne'],
  }),
  {
    name: '500 metres',
    said: {
      en: ['half a kilometre'],
      nl: ['een halve kilometer'],
      de: ['ein halber Kilometer'],
      fr: ['un demi-kilomètre'],
    },
    written: { en: ['500 metres'], nl: ['500 meter'], de: ['500 Meter'], fr: ['500 mètres'] },
  },
]

const count = (number: number, said: Phrases): Value => ({
  name: String(number),
  said,
  written: perLanguage((code) => [new Intl.NumberFormat(code).format(number)]),
})

export const counts: readonly Value[] = [
  count(250_000, {
    en: ['a quarter of a million'],
    nl: ['een kwart miljoen'],
    de: ['eine viertel Million'],
    fr: ['un quart de million'],
  }),
  count(500_000, {
    en: ['half a million'],
    nl: ['een half miljoen'],
    de: ['eine halbe Million'],
    fr: ['un demi-million'],
  }),
  count(1_500_000, {
    en: ['one and a half million', 'a million and a half'],
    nl: ['anderhalf miljoen'],
    de: ['anderthalb Millionen', 'eineinhalb Millionen'],
    fr: ['un million et demi'],
  }),
  count(2_500_000, {
    en: ['two and a half million'],
    nl: ['tweeënhalf miljoen', 'twee en een half miljoen'],
    de: ['zweieinhalb Millionen'],
    fr: ['deux millions et demi'],
  }),
]
