import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('language/title-case', 'heading', {
  caught: [
    inDutch('Vier Redenen Om Te Beginnen'),
    inDutch('Pagina Niet Gevonden'),
    inDutch('Alles Wat Jouw Praktijk Nodig Heeft'),
    inDutch('Geen Verborgen Kosten'),
    inDutch('Meer Aanvragen, Minder Werk'),
    inDutch('Van Eerste Gesprek Tot Livegang'),
  ],
  clean: [
    inDutch('Werken met Coach Noor en Google Ads'),
    inDutch('Over Amsterdam en Haarlem'),
    inDutch('Zo maakte Jan de Vries zijn site'),
    inDutch('ALLES IN ÉÉN'),
    inDutch('“Een Hele Mooie Titel” besproken'),
    inEnglish('Page Not Found'),
  ],
})
