import { type Code, fill, type Value } from './phrases.ts'

const tens: readonly Readonly<Record<Code, readonly string[]>>[] = [
  {
    en: ['the twenties'],
    nl: ['de jaren twintig'],
    de: ['die zwanziger Jahre', 'die Zwanzigerjahre', 'die Zwanziger'],
    fr: ['les années vingt'],
  },
  {
    en: ['the thirties'],
    nl: ['de jaren dertig'],
    de: ['die dreißiger Jahre', 'die Dreißigerjahre'],
    fr: ['les années trente'],
  },
  {
    en: ['the sixties'],
    nl: ['de jaren zestig'],
    de: ['die sechziger Jahre', 'die Sechzigerjahre'],
    fr: ['les années soixante'],
  },
  {
    en: ['the seventies'],
    nl: ['de jaren zeventig'],
    de: ['die siebziger Jahre', 'die Siebzigerjahre'],
    fr: ['les années soixante-dix'],
  },
  {
    en: ['the eighties'],
    nl: ['de jaren tachtig'],
    de: ['die achtziger Jahre', 'die Achtzigerjahre'],
    fr: ['les années quatre-vingt', 'les années quatre-vingts'],
  },
  {
    en: ['the nineties', 'the nineteen-nineties', 'the nineteen nineties'],
    nl: ['de jaren negentig'],
    de: ['die neunziger Jahre', 'die Neunzigerjahre'],
    fr: ['les années quatre-vingt-dix'],
  },
]

export const decades: readonly Value[] = [20, 30, 60, 70, 80, 90].map((decade, index) => ({
  name: `the ${decade}s`,
  said: tens[index] ?? { en: [], nl: [], de: [], fr: [] },
  written: fill(
    {
      en: ['the {decade}s', 'the ’{decade}s', 'the 19{decade}s'],
      nl: ['de jaren {decade}', 'de jaren ’{decade}', 'de jaren 19{decade}'],
      de: ['die {decade}er Jahre', 'die 19{decade}er Jahre', 'die {decade}er'],
      fr: ['les années {decade}', 'les années 19{decade}'],
    },
    () => ({ decade }),
  ),
}))
