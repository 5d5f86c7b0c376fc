/** A value as people say it and as they write it in digits, in each language. */
export interface Value {
  readonly name: string
  readonly said: Phrases
  readonly written: Phrases
}

export const languages = ['en', 'nl', 'de', 'fr'] as const
export type Code = (typeof languages)[number]
export type Phrases = Readonly<Record<Code, readonly string[]>>

const numbers: Readonly<Record<Code, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

export const word = (code: Code, number: number) => numbers[code][number] ?? String(number)

export const perLanguage = (phrasesIn: (code: Code) => readonly string[]): Phrases => ({
  en: phrasesIn('en'),
  nl: phrasesIn('nl'),
  de: phrasesIn('de'),
  fr: phrasesIn('fr'),
})

export const fill = (
  templates: Phrases,
  parts: (code: Code) => Readonly<Record<string, string | number>>,
) =>
  perLanguage((code) =>
    templates[code].map((template) =>
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts(code)[name])),
    ),
  )
