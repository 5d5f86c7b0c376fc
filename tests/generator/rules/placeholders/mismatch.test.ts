import { type Both, holdsForWords } from '../words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('placeholders/mismatch', 'text', {
  caught: [
    pair('from {price}', 'vanaf {prijs}'),
    pair('from {price}', 'vanaf'),
    pair('from', 'vanaf {price}'),
    pair('from {price}', 'vanaf {Price}'),
    pair('from {price}', 'vanaf {{price.bread}}'),
    pair('from {price}', 'vanaf { price }'),
    pair('from {price}', 'vanaf price'),
    pair('from {price}', 'vanaf [price]'),
    pair('from {price}', 'vanaf {price'),
    pair('Step {step} of {total}', 'Stap {step}'),
    pair('Step {step} of {total}', 'Stap {step} van {totaal}'),
    pair('Step {step} of {total}', 'Stap van'),
    pair('© {year} {brand}', '© {year}'),
    pair('{plan}: {count} features', '{plan}: onderdelen'),
    pair('{count} of {count}', '{total} van {total}'),
    pair('No features for {plan}', 'Geen onderdelen voor {plan}, {count}'),
  ],
  clean: [
    pair('from {price}', 'vanaf {price}'),
    pair('Step {step} of {total}', '{total} stappen, dit is {step}'),
    pair('{count} features', 'Onderdelen: {count}'),
    pair('© {year} {brand}', '© {year} {brand}'),
    pair('{plan} or {plan}', '{plan}'),
    pair('from {{price.bread}}', 'vanaf {{price.bread}}'),
    pair('A loaf at {{price.bread}}', 'Een brood'),
    pair('No braces', 'Geen accolades'),
    pair('A set {1, 2}', 'Een paar'),
    pair('An empty {}', 'Een lege'),
    pair('{ spaced out }', 'met spaties'),
    pair('Write {{name}} and {price}', 'Schrijf {price}'),
    pair('**{price}**', '**{price}**'),
    pair('“{price}”', '‘{price}’'),
    pair('{first} {last}', '{last}, {first}'),
  ],
})
