import { edit } from './edit.ts'
import { type Changes, smallSite } from './small-site.ts'

interface ThirdLanguage {
  readonly code: string
  readonly locale?: string
  readonly name?: string
  /** Which language of the small site its files are taken from. */
  readonly from?: 'en' | 'nl'
}

/** A third language beside those of the small site, with the files of one of them. */
export function thirdLanguage({
  code,
  locale = code,
  name = `Name of ${code}`,
  from = 'nl',
}: ThirdLanguage): Changes {
  const files = Object.entries(smallSite).flatMap(([path, text]): [string, string][] =>
    path.startsWith(`${from}/`) ? [[path.replace(from, code), text]] : [],
  )
  const own = Object.fromEntries(files)
  return {
    'site.yaml': smallSite['site.yaml']?.replace('nl]', `nl, ${code}]`),
    ...own,
    [`${code}/language.yaml`]: own[`${code}/language.yaml`]
      ?.replace(/name: .*/, `name: ${name}`)
      .replace(/locale: .*/, `locale: ${locale}`),
  }
}

const codes = ['en', 'nl', 'de']

const words: Readonly<
  Record<string, readonly [title: string, text: string, answer: string, time: string]>
> = {
  en: [
    'Our bakery and the bread of {{company.name}}',
    'We bake the bread on 3 days.',
    'Because **everybody** asks for it in [our shop](shop).',
    'Every morning at 7 you can come by.',
  ],
  nl: [
    'Onze bakkerij en het brood van {{company.name}}',
    'Wij bakken het brood op 3 dagen.',
    'Omdat **iedereen** erom vraagt in [onze winkel](shop).',
    'Elke ochtend om 7 kun je langskomen.',
  ],
  de: [
    'Unsere Bäckerei und das Brot von {{company.name}}',
    'Wir backen das Brot an 3 Tagen.',
    'Weil **jeder** danach fragt, in [unserem Laden](shop).',
    'Jeden Morgen um 7 kannst du vorbeikommen.',
  ],
}

/** A page in one of them. */
export const pageIn = (code: string) => {
  const [title, text] = words[code] ?? []
  return `path: /
title: ${title}
description: ${text} ${title}
sections:
  - type: faq
    id: faq
    heading: ${title}
    faq: home
  - { type: text, look: statement, id: about, tile: key, text: ${text}, link: { label: Go, to: shop } }
`
}

/** Questions in one of them. */
export const faqIn = (code: string) => {
  const [title, text, answer, time] = words[code] ?? []
  return `questions:
  - { id: price, question: '${title}?', answer: '${answer}' }
  - { id: time, question: '${text}?', answer: '${time}' }
`
}

/** A site in three languages that says the same in each. */
export const threeLanguages = (source: string): Changes => {
  const third = thirdLanguage({ code: 'de', name: 'Deutsch' })
  const order = [source, ...codes.filter((code) => code !== source)]
  return {
    ...third,
    ...edit('site.yaml', '[en, nl]', `[${order.join(', ')}]`),
    'facts.yaml': 'company: { name: { text: Korenaar } }\nprice:\n  bread: { money: 4 }\n',
    ...Object.fromEntries(
      codes.flatMap((code) => [
        [`${code}/pages/home.yaml`, pageIn(code)],
        [
          `${code}/pages/shop.yaml`,
          pageIn(code).replace('path: /\n', '').replaceAll('shop', 'home'),
        ],
        [`${code}/faqs/home.yaml`, faqIn(code)],
      ]),
    ),
  }
}
