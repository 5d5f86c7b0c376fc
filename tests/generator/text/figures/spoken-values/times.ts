import { fill, type Phrases, type Value, word } from './phrases.ts'

const time = (hour: number, minute: number, said: Phrases): readonly Value[] =>
  [hour, hour + 12].map((each) => ({
    name: `${each}:${minute}`,
    said,
    written: fill(
      {
        en: [
          'at {hour}:{minute}',
          ...(each > 12 ? [`at ${hour}:{minute} pm`] : ['at {hour}:{minute} am']),
        ],
        nl: ['om {hour}.{minute} uur', 'om {hour}:{minute}'],
        de: ['um {hour}.{minute} Uhr', 'um {hour}:{minute}'],
        fr: ['à {hour} h {minute}', 'à {hour}h{minute}', 'à {hour}:{minute}'],
      },
      () => ({ hour: each, minute: String(minute).padStart(2, '0') }),
    ),
  }))

const hours = [2, 7, 9]

export const times: readonly Value[] = hours.flatMap((hour) => {
  const spoken = (templates: Phrases) =>
    fill(templates, (code) => ({ hour: word(code, hour), next: word(code, hour + 1) }))
  return [
    ...time(
      hour,
      30,
      spoken({
        en: ['at half past {hour}', 'at half {hour}', 'at {hour} thirty'],
        nl: ['om half {next}', 'om {hour} uur dertig'],
        de: ['um halb {next}', 'um {hour} Uhr dreißig'],
        fr: ['à {hour} heures et demie', 'à {hour} heures trente'],
      }),
    ),
    ...time(
      hour,
      15,
      spoken({
        en: ['at quarter past {hour}', 'at a quarter past {hour}'],
        nl: ['om kwart over {hour}'],
        de: ['um Viertel nach {hour}', 'um viertel {next}'],
        fr: ['à {hour} heures et quart', 'à {hour} heures quinze'],
      }),
    ),
    ...time(
      hour,
      45,
      spoken({
        en: ['at a quarter to {next}', 'at quarter to {next}', 'at {hour} forty-five'],
        nl: ['om kwart voor {next}'],
        de: ['um Viertel vor {next}', 'um drei viertel {next}', 'um dreiviertel {next}'],
        fr: ['à {next} heures moins le quart', 'à {hour} heures quarante-cinq'],
      }),
    ),
    ...time(
      hour,
      10,
      spoken({
        en: ['at ten past {hour}', 'at ten minutes past {hour}'],
        nl: ['om tien over {hour}', 'om tien minuten over {hour}'],
        de: ['um zehn nach {hour}'],
        fr: ['à {hour} heures dix'],
      }),
    ),
    ...time(
      hour,
      50,
      spoken({
        en: ['at ten to {next}', 'at {hour} fifty'],
        nl: ['om tien voor {next}'],
        de: ['um zehn vor {next}'],
        fr: ['à {next} heures moins dix'],
      }),
    ),
    ...time(
      hour,
      25,
      spoken({
        en: ['at twenty-five past {hour}'],
        nl: ['om vijf voor half {next}'],
        de: ['um fünf vor halb {next}'],
        fr: ['à {hour} heures vingt-cinq'],
      }),
    ),
    ...time(
      hour,
      40,
      spoken({
        en: ['at twenty to {next}'],
        nl: ['om tien over half {next}'],
        de: ['um zehn nach halb {next}'],
        fr: ['à {next} heures moins vingt'],
      }),
    ),
  ]
})
