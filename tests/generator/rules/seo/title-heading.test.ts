import { holdsForSearch } from '../search-results.ts'

const pair = (title: string, heading: string) => ({ title, heading })

holdsForSearch('seo/title-heading', 'en', {
  caught: [
    pair('Plans and prices', 'Welcome'),
    pair('Book a strategy call', 'Pick a time that suits you'),
    pair('Case study: Coach Noor', 'From likes to clients'),
  ],
  clean: [
    pair('A one-page website', 'One page that ends in an enquiry'),
    pair('Book a strategy call', 'A call of half an hour'),
    pair('Frequently asked questions', 'Questions and answers'),
  ],
})

holdsForSearch('seo/title-heading', 'nl', {
  caught: [
    pair('Plan een strategiegesprek', 'Kies een moment'),
    pair('Brood, taart en koffie', 'Ontbijt vanaf zeven uur'),
    pair('Websites voor coaches', 'Meer aanvragen in drie weken'),
  ],
  clean: [
    pair('Brood uit Haarlem', 'Ons zuurdesembrood'),
    pair('Strategiegesprek', 'Gesprekken die ergens heen gaan'),
    pair('Tarieven', 'Een helder tarief'),
  ],
})
