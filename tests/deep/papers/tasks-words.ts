type Words = Readonly<Record<string, readonly string[]>>

/** What an editor writes where `add` wrote TODO, in the order of each file. */
export const tasksWords: Words = {
  'en/catalog.yaml': [
    'For a first page that you fill yourself.',
    'A page in our style',
    'Choose Starter',
    'Ready-made page',
    'None',
    'Forum',
  ],
  'nl/catalog.yaml': [
    'Voor een eerste pagina die je zelf vult.',
    'Een pagina in onze stijl',
    'Kies Starter',
    'Kant-en-klare pagina',
    'Geen',
    'Forum voor klanten',
  ],
  'en/pages/plans/starter.yaml': [
    'A ready-made page for {{price.starter}} | {{company.name}}',
    'A ready-made page in our style that you fill yourself, for {{price.starter}} excluding VAT. You can go on to a larger plan whenever you like.',
    'A ready-made page to begin with',
    'What you get with {plan}',
    'How Starter compares',
    'Make a quiz of your own',
  ],
  'nl/pages/plans/starter.yaml': [
    'Een kant-en-klare pagina voor {{price.starter}} | {{company.name}}',
    'Een kant-en-klare pagina in onze stijl die je zelf vult, voor {{price.starter}} exclusief btw. Je kunt later altijd naar een groter pakket.',
    'Een kant-en-klare pagina om mee te beginnen',
    'Dit krijg je met {plan}',
    'Zo verhoudt Starter zich',
    'Maak je eigen quiz',
  ],
  'en/pages/home.yaml': ['Visit us and set a wall of your own.'],
  'nl/pages/home.yaml': ['Kom langs en zet je eigen wand.'],
}
