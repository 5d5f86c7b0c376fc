import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

/** The tests run on 21 November 2026. */
holdsFor('claims/expired-forecast', {
  caught: [
    english('80% by 2025'),
    english('Every bakery delivers before the end of 2022.'),
    dutch('Voor 2025 verdubbelt het aantal.'),
    dutch('Tegen het eind van 2019 (schatting)'),
    dutch('twee keer zoveel voor eind 2022'),
  ],
  clean: [
    english('Half of all visits by 2026.'),
    english('In 2020 we moved to Haarlem.'),
    english('Since 2019 we bake at night.'),
    dutch('In 2020 zijn we verhuisd.'),
    dutch('Voor 2.025 bezoekers per maand'),
  ],
})

test('names the words and the year', () => {
  expect(
    findingsOfPair('claims/expired-forecast', ['80% by 2025', 'Een zin.']).map(
      ({ message, severity }) => `${severity}: ${message}`,
    ),
  ).toEqual(['info: “by 2025” is a forecast, and 2025 is over.'])
})
