import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('glossary/name', 'text', {
  caught: [
    inEnglish('Find us on Linkedin.'),
    inEnglish('Meet coach Noor.'),
    inDutch('Vind ons op Linkedin.'),
    inDutch('De site van coach Noor'),
    inDutch('Betalen via **iDeal**'),
  ],
  clean: [
    inEnglish('See https://linkedin.com/in/noor.'),
    inEnglish('With GOOGLE ADS'),
    inEnglish('Korenaar bakes, korenaar grows.'),
    inDutch('Mail naar linkedin@bakery.example.'),
    inDutch('Met Google\nAds erbij'),
  ],
})
