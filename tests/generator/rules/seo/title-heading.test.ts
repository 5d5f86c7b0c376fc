import { holdsForSearch } from '../search-results.ts'

const pair = (title: string, heading: string) => ({ title, heading })

holdsForSearch('seo/title-heading', 'en', {
  caught: [
    pair('Book a strategy call', 'Pick a time that suits you'),
    pair('Frequently asked questions', 'Everything else'),
    pair('Loaves, cake and coffee', 'Breakfast from seven'),
  ],
  clean: [
    pair('A one-page website', 'One page that ends in an enquiry'),
    pair('Case study: Coach Noor', 'Noor sells out'),
    pair('Frequently asked questions', 'Questions and answers'),
  ],
})

holdsForSearch('seo/title-heading', 'nl', {
  caught: [
    pair('Pakketten en prijzen', 'Welkom'),
    pair('Gratis audit op video', 'Vertel over jezelf'),
    pair('Brood, taart en koffie', 'Ontbijt vanaf zeven uur'),
  ],
  clean: [
    pair('Brood uit Haarlem', 'Ons zuurdesembrood'),
    pair('Gratis audit op video', 'Videobespreking van je site'),
    pair('Tarieven', 'Een helder tarief'),
  ],
})
