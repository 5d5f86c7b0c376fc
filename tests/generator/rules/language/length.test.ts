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
    [
      'Whoever fills in the form or the quiz gets a reply at once, in your words and under your name.',
      'It says what happens next, so that you can answer when it suits you.',
    ],
    [
      'Wie het formulier of de quiz invult, krijgt meteen antwoord, in jouw woorden en uit jouw naam.',
      'Daarin staat wat er nu gebeurt, zodat jij kunt reageren wanneer het je uitkomt.',
    ],
  ],
  [
    [
      'We connect a payment provider to your site, for single payments and for payments that recur every month.',
      'The money arrives in your own account with that provider.',
    ],
    [
      'We koppelen een betaalprovider aan je site, voor losse betalingen en voor betalingen die elke maand terugkomen.',
      'Het geld komt binnen op je eigen account bij die provider.',
    ],
  ],
  [
    [
      'Come back for custom work, or give the site to another developer.',
      'It is all yours, so nothing ties you to us.',
    ],
    [
      'Kom terug voor maatwerk, of geef de site aan een andere ontwikkelaar.',
      'Alles is van jou, dus je bent vrij om te gaan.',
    ],
  ],
  [
    [
      'A short quiz asks about goal, level and time.',
      'Visitors find out which programme suits them, and Noor knows whom she is talking to.',
    ],
    [
      'Een korte quiz vraagt naar doel, niveau en tijd.',
      'Bezoekers zien welk programma bij ze past, en Noor weet met wie ze praat.',
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
  [
    [
      'Clients pay on your own site, once or every month, and the money arrives in your own account.',
      'You have no invoice to type and no reminder to send.',
    ],
    [
      'Klanten betalen op je eigen site, eenmalig of elke maand, en het geld komt binnen op je eigen account.',
      'Geen factuur om uit te tikken en later geen herinnering.',
    ],
  ],
  [
    [
      'You do: the site, the code, the texts and the contacts that come in are yours.',
      'You need no licence from us to keep the site or to change it.',
    ],
    [
      'Van jou: de site, de code, de teksten en de contacten die binnenkomen zijn je eigendom.',
      'Je hebt geen licentie van ons nodig om de site te houden of te veranderen.',
    ],
  ],
  [
    [
      'We write the copy, lay out the page and lead everybody who reads it to one form.',
      'You pay once, and the page is yours.',
    ],
    [
      'Wij schrijven de teksten, bouwen de pagina en brengen wie leest naar één formulier.',
      'Je betaalt eenmalig en daarna is alles van jou.',
    ],
  ],
]

const whole = pairs.map(([en, nl]): Both => [en.join(' '), nl.join(' ')])

holdsForWords('language/length', 'text', {
  caught: [
    // The last sentence is missing in Dutch, in long texts in which it is a large part.
    ...pairs.map(([en, nl]): Both => [[...en, ...en].join(' '), nl.join(' ')]),
    // One sentence of the Dutch was left, and a text that kept what was taken out.
    [
      'The call is free and you are not tied to anything. Fill in the form below.',
      'Het is gratis.',
    ],
    [
      'Would something like this suit your business? We are glad to think along with you.',
      'We denken graag mee.',
    ],
    ...pairs.slice(0, 4).map(([en, nl]): Both => [en.join(' '), [...nl, ...nl].join(' ')]),
  ],
  clean: [
    ...whole,
    ...pairs
      .slice(0, 5)
      .map(([en, nl]): Both => [[...en, ...en].join(' '), [...nl, ...nl].join(' ')]),
    ['See the plans', 'Bekijk alle pakketten en prijzen'],
    ['The plan explorer', 'Dit zit er allemaal in'],
    [
      'Write to {{company.email}}, or call us on weekdays between nine and five o’clock.',
      'Mail of bel ons op werkdagen tussen negen uur ’s ochtends en vijf uur ’s middags.',
    ],
    [
      'For several services, with a quiz that sorts your enquiries.',
      'Voor meerdere diensten, met een quiz die je aanvragen sorteert.',
    ],
    [
      'Read [our terms of service](https://bakery.example/a/very/long/address) before you order anything here.',
      'Lees [de voorwaarden](https://bakery.example) voordat je hier iets bestelt.',
    ],
  ],
})
