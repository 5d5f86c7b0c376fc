import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('language/title-case', 'heading', {
  caught: [
    inDutch('Pagina Niet Gevonden'),
    inDutch('Alles Wat Jouw Praktijk Nodig Heeft'),
    inDutch('Geen Verborgen Kosten'),
    inDutch('Meer Aanvragen, Minder Werk'),
    inDutch('Van Eerste Gesprek Tot Livegang'),
  ],
  clean: [
    inDutch('Werken met Coach Noor en Google Ads'),
    inDutch('Over Amsterdam en Haarlem'),
    inDutch('Een site voor de Autoriteit Persoonsgegevens'),
    inDutch('ALLES IN ÉÉN'),
    inEnglish('Four Good Reasons To Start'),
  ],
})
