import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('glossary/name', 'text', {
  caught: [
    inEnglish('Find us on Linkedin.'),
    inEnglish('Find us on linkedIn.'),
    inEnglish('Meet coach Noor.'),
    inEnglish('Meet Coach noor.'),
    inDutch('De site van coach Noor'),
    inDutch('Betalen via **iDeal**'),
  ],
  clean: [
    inEnglish('Meet Coach Noor.'),
    inEnglish('With GOOGLE ADS'),
    inEnglish('Korenaar bakes, korenaar grows.'),
    inDutch('Je LinkedIn-profiel'),
    inDutch('Mail naar linkedin@bakery.example.'),
    inDutch('Met Google\nAds erbij'),
  ],
})
