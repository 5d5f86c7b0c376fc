import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('language/wrong-language', 'text', {
  caught: [
    inDutch('We build the site and the funnel.'),
    inDutch('**The promise** in one sentence, before anybody scrolls'),
    inDutch('Dit is klaar.\n\nThere is no subscription after that.'),
    inEnglish('Your site is ready. Daarna betaal je niets meer.'),
    inEnglish('Vertel wat je doet.'),
  ],
  clean: [
    inDutch('Made by Korenaar'),
    inEnglish('Jan de Vries, Piet van der Berg and Anna van den Heuvel'),
    inEnglish('We work with the Autoriteit Persoonsgegevens and Bureau voor de Statistiek.'),
    inEnglish('The Dutch say “doe maar gewoon, dan doe je al gek genoeg”.'),
    inEnglish('A studio in ’s-Hertogenbosch, en suite'),
  ],
})
