import { type Both, holdsForWords } from '../words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('placeholders/mismatch', 'text', {
  caught: [
    pair('from {price}', 'vanaf {prijs}'),
    pair('from {price}', 'vanaf'),
    pair('from', 'vanaf {price}'),
    pair('© {year} {brand}', '© {year}'),
    pair('{plan}: {count} features', '{plan}: onderdelen'),
  ],
  clean: [
    pair('from {price}', 'vanaf {price}'),
    pair('Step {step} of {total}', '{total} stappen, dit is {step}'),
    pair('{count} features', 'Onderdelen: {count}'),
    pair('No braces', 'Geen accolades'),
    pair('A set {1, 2}', 'Een paar'),
  ],
})
