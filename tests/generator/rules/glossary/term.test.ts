import { type Both, holdsForWords } from '../words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('glossary/term', 'label', {
  caught: [
    pair('See the plans', 'Bekijk de abonnementen'),
    pair('Find us on LinkedIn', 'Vind ons op LinkedInn'),
    pair(
      'Every enquiry arrives in your own inbox within a minute, with all the answers that your visitor gave to the questions.',
      'Elke enquiry staat binnen een minuut in je eigen postvak, met alle antwoorden die je bezoeker op de vragen gaf.',
    ),
  ],
  clean: [
    pair('Plan a visit', 'Kom langs'),
    pair('Find us on LinkedIn', 'Vind ons op LinkedIn'),
    pair(
      'Which of our plans fits depends on your visitors, on what you sell and on how much of the work you want to do yourself.',
      'Welk plan past hangt af van je bezoekers, van wat je verkoopt en van hoeveel werk je zelf wilt doen.',
    ),
  ],
})
