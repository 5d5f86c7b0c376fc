import { fill, type Phrases, type Value, word } from './phrases.ts'

const minutes: Phrases = {
  en: ['It takes {minutes} minutes.', 'a {minutes}-minute call'],
  nl: ['Het duurt {minutes} minuten.'],
  de: ['Es dauert {minutes} Minuten.'],
  fr: ['Cela prend {minutes} minutes.'],
}

const duration = (total: number, said: Phrases): Value => ({
  name: `${total} minutes`,
  said,
  written: fill(minutes, () => ({ minutes: total })),
})

export const durations: readonly Value[] = [
  duration(30, {
    en: ['half an hour'],
    nl: ['een half uur', 'een halfuur'],
    de: ['eine halbe Stunde'],
    fr: ['une demi-heure'],
  }),
  duration(45, {
    en: ['three quarters of an hour', 'three-quarters of an hour'],
    nl: ['drie kwartier'],
    de: ['drei Viertelstunden', 'eine Dreiviertelstunde'],
    fr: ["trois quarts d'heure", 'trois quarts d’heure'],
  }),
  duration(75, {
    en: ['an hour and a quarter', 'one and a quarter hours'],
    nl: ['een uur en een kwartier', 'vijf kwartier'],
    de: ['eine Stunde und fünfzehn Minuten', 'eineinviertel Stunden'],
    fr: ['une heure et quart', 'une heure et quinze minutes'],
  }),
  duration(90, {
    en: [
      'an hour and a half',
      'one and a half hours',
      'one hour and thirty minutes',
      '1 hour and 30 minutes',
    ],
    nl: ['anderhalf uur', 'een uur en dertig minuten', '1 uur en 30 minuten'],
    de: [
      'anderthalb Stunden',
      'eineinhalb Stunden',
      'eine Stunde und dreißig Minuten',
      '1 Stunde 30 Minuten',
    ],
    fr: ['une heure et demie', 'une heure et trente minutes', '1 heure 30 minutes'],
  }),
  duration(105, {
    en: ['an hour and three quarters', 'one and three quarter hours'],
    nl: ['een uur en drie kwartier', 'zeven kwartier'],
    de: ['eine Stunde und fünfundvierzig Minuten', 'eindreiviertel Stunden'],
    fr: ['une heure trois quarts', 'une heure et trois quarts'],
  }),
  duration(130, {
    en: ['two hours and ten minutes', 'two hours, ten minutes'],
    nl: ['twee uur en tien minuten'],
    de: ['zwei Stunden und zehn Minuten'],
    fr: ['deux heures et dix minutes', 'deux heures dix'],
  }),
  ...([2, 3, 4, 5, 8] as const).map((hours) =>
    duration(
      hours * 60 + 30,
      fill(
        {
          en: ['{hours} and a half hours', '{hours} hours and a half'],
          nl: [`{hours}${hours < 4 ? 'ën' : 'en'}half uur`, '{hours} en een half uur'],
          de: ['{hours}einhalb Stunden'],
          fr: ['{hours} heures et demie'],
        },
        (code) => ({ hours: word(code, hours) }),
      ),
    ),
  ),
]
