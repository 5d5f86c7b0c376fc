import { holdsForSearch } from './search-results.ts'

const pair = (title: string, heading: string) => ({ title, heading })

holdsForSearch('seo/title-heading', 'en', {
  caught: [
    pair('Plans and prices', 'Welcome'),
    pair('Bread from Haarlem', 'What it costs'),
    pair('Free audit on video', 'Tell us about you'),
    pair('Our sourdough', 'Rye and spelt'),
    pair('Delivery by bicycle', 'Who we are'),
    pair('Privacy policy', 'Hello there'),
    pair('Opening hours', 'Hello there'),
    pair('Cakes | Korenaar', 'Korenaar'),
  ],
  clean: [
    pair('Plans and prices', 'Three plans, each paid once'),
    pair('Bread from Haarlem', 'Our bread'),
    pair('Free audit on video', 'We review your site on video'),
    pair('Our sourdough', 'Sourdoughs'),
    pair('Delivering bread', 'How we deliver'),
    pair('A one-page website', 'One page that ends in an enquiry'),
    pair('Prices', 'One price for all'),
    pair('Privacy policy', 'Privacy policy'),
  ],
})

holdsForSearch('seo/title-heading', 'nl', {
  caught: [
    pair('Pakketten en prijzen', 'Welkom'),
    pair('Brood uit Haarlem', 'Wat het kost'),
    pair('Gratis audit op video', 'Vertel over jezelf'),
    pair('Ons zuurdesem', 'Rogge en spelt'),
    pair('Bezorgen per fiets', 'Wie we zijn'),
    pair('Privacyverklaring', 'Hallo daar'),
    pair('Openingstijden', 'Hallo daar'),
  ],
  clean: [
    pair('Pakketten en prijzen', 'Drie pakketten, één keer betalen'),
    pair('Brood uit Haarlem', 'Ons zuurdesembrood'),
    pair('Gratis audit op video', 'Videobespreking van je site'),
    pair('Strategiegesprek', 'Gesprekken die ergens heen gaan'),
    pair('Tarieven', 'Een helder tarief'),
    pair('Websites voor coaches', 'Een website die werkt'),
    pair('Privacyverklaring', 'Privacy'),
  ],
})
