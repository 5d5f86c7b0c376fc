import { type Both, holdsForWords } from '../words.ts'

/** Copy that was written in each language, one sentence each. */
const pairs: readonly (readonly [en: readonly string[], nl: readonly string[]])[] = [
  [
    [
      'You tell us how you work and what clients ask you.',
      'AI makes the first draft and we edit it until it sounds like you.',
    ],
    [
      'Jij vertelt hoe je werkt en wat klanten je vragen.',
      'AI maakt de eerste versie en wij schaven eraan tot het klinkt als jij.',
    ],
  ],
  [
    ['Your page tells them what you do.', 'It never asks what they need, so nothing starts.'],
    ['Je pagina vertelt wat je doet, maar vraagt niet wat iemand zoekt.', 'Dus begint er niets.'],
  ],
  [
    [
      'The call is free and you are not tied to anything.',
      'Fill in the form below, then pick a time that suits you.',
    ],
    [
      'Het gesprek is gratis en je zit nergens aan vast.',
      'Vul hieronder het formulier in en kies daarna een moment dat je uitkomt.',
    ],
  ],
]

holdsForWords('language/length', 'text', {
  caught: [
    // The last sentence is missing in Dutch, in long texts in which it is a large part.
    ...pairs.map(([en, nl]): Both => [[...en, ...en].join(' '), nl.join(' ')]),
    // One sentence of the Dutch was left, and a text that kept what was taken out.
    [
      'Would something like this suit your business? We are glad to think along with you.',
      'We denken graag mee.',
    ],
    ...pairs.slice(0, 1).map(([en, nl]): Both => [en.join(' '), [...nl, ...nl].join(' ')]),
  ],
  clean: [
    ...pairs.map(([en, nl]): Both => [en.join(' '), nl.join(' ')]),
    ...pairs
      .slice(0, 1)
      .map(([en, nl]): Both => [[...en, ...en].join(' '), [...nl, ...nl].join(' ')]),
    ['See the plans', 'Bekijk alle pakketten en prijzen'],
    [
      'Read [our terms of service](https://bakery.example/a/very/long/address) before you order anything here.',
      'Lees [de voorwaarden](https://bakery.example) voordat je hier iets bestelt.',
    ],
  ],
})
